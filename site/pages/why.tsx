import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function Why(): ReactNode {
  const { title } = useDocusaurusContext().siteConfig;
  return (
    <Layout
      title={`Why ${title}`}
      description={`Why ${title} exists, how its notes are made and checked, what it promises and what it does not promise.`}
    >
      <main className="container page">
        <article className="markdown">
          <h1>Why {title}</h1>
          <p>
            You look something up because a program did what you did not expect. The page you find often states the rule
            from memory, shows a sample that nobody ran, and was right three versions ago. You learn that only after you
            have built on it.
          </p>
          <p>
            {title} is one engineer’s answer to that. It holds notes on the mechanisms under everyday work, from the
            browser down to the transistor, and each note carries its own evidence: the program, what it printed, with
            which version, on which day.
          </p>

          <h2>How a note is made</h2>
          <ol>
            <li>
              <strong>A question.</strong> A note exists because of one question that an engineer really has. Its first
              sentence is the answer.
            </li>
            <li>
              <strong>A program.</strong> The smallest one that shows the answer is a file in the repository. The text
              on the page is that file, not a copy of it.
            </li>
            <li>
              <strong>A run.</strong> Every program was run, and what it printed was recorded, character by character. A
              lock file proves that neither has changed since; each test runs a part of them again, and a full check all
              of them. What differs from run to run is marked, with the reason. A failure that the note predicts must
              really happen.
            </li>
            <li>
              <strong>A source.</strong> What a run cannot show is checked against the place where it is decided: the
              specification, the manual page, the code at a version. The note says which source settles what.
            </li>
            <li>
              <strong>An attempt to refute it.</strong> Somebody who did not write the note reads it against those
              sources, and what they find is mended before it is published.
            </li>
          </ol>

          <h2>What it promises</h2>
          <ul>
            <li>
              <strong>It was run.</strong> An output without a run behind it cannot be published: the build compares the
              text that you see with the text that was executed.
            </li>
            <li>
              <strong>What moves can be moved.</strong> Where a picture would have to move, there is a lab. It computes
              its figures from a model with tests of its own, and the first state can be read without JavaScript.
            </li>
            <li>
              <strong>It is there at once.</strong> Pages are static files. Code is coloured and diagrams are drawn when
              the site is built, so that your browser has little to do. Nothing asks who you are.
            </li>
          </ul>

          <h2>What it does not promise</h2>
          <ul>
            <li>
              <strong>Completeness.</strong> A note explains one mechanism with its limits. The reference stays the
              reference, and the note links to the section.
            </li>
            <li>
              <strong>That it holds on your machine.</strong> A recorded output says what happened with the version
              named below it. Another kernel, compiler or browser may differ. That is why the program is there to be run
              again.
            </li>
            <li>
              <strong>That it holds for ever.</strong> A note carries the day on which its sources were read. Software
              moves on after that day.
            </li>
            <li>
              <strong>Benchmarks.</strong> A time or a size in a note belongs to one machine and one command. It shows
              an order of magnitude.
            </li>
          </ul>

          <h2>Where to go from here</h2>
          <p>
            The <Link to="/docs/introduction">introduction</Link> shows how to read the evidence below a sample and how
            to use a lab. The <Link to="/#topics">map of topics</Link> shows what is written so far.
          </p>
        </article>
      </main>
    </Layout>
  );
}

import LabOnPage from '../../../labs/LabOnPage.server';
import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Admonition from '@theme/Admonition';
import MDXA from '@theme/MDXComponents/A';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXUl from '@theme/MDXComponents/Ul';
import type { ComponentProps, ReactNode } from 'react';

import { ScrollingFormula } from '../../components/article/ScrollingFormula';
import { HeaderCell, ScrollingTable } from '../../components/article/ScrollingTable';

type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
const heading = (level: HeadingLevel) =>
  function Heading(props: ComponentProps<HeadingLevel>) {
    return <MDXHeading as={level} {...props} />;
  };

/** The title of a workshop is pressed to open it, so no link to itself may stand in it. Contents and links find it all the same. */
function TitleInSummary({ id, children }: ComponentProps<'h3'>): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <h3 id={id} className="anchor">
      {children}
    </h3>
  );
}

/** A heading of level 3, which a workshop has in its summary. */
const HeadingOrTitle = (props: ComponentProps<'h3'>): ReactNode =>
  props.className === 'workshop__title' ? <TitleInSummary {...props} /> : <MDXHeading as="h3" {...props} />;

/**
 * The registry of what MDX may use without an import. Replaces the theme's because code is highlighted at build time:
 * `pre`, `code` and `details` stay the plain elements, so that no code block component reaches the browser.
 */
const components = {
  Head,
  // The generator's own transformation of `<details>` asks for this name.
  Details: (props: ComponentProps<'details'>) => <details {...props} />,
  a: MDXA,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImg,
  math: ScrollingFormula,
  table: ScrollingTable,
  th: HeaderCell,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: HeadingOrTitle,
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  admonition: Admonition,
  Lab: LabOnPage,
};

export default components as unknown as MDXComponentsObject;

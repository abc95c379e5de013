import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';

import { grade, verdicts, type GradedAnswer } from './observatory';

const answer = (headers: Record<string, string>, html = ''): GradedAnswer => ({
  url: 'https://example.org/page',
  headers,
  tree: fromHtml(html),
});
const meta = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
const good = {
  'content-security-policy': "frame-ancestors 'self'; base-uri 'none'; object-src 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'cross-origin',
};
const closed = meta("default-src 'none'; script-src 'self' 'sha256-x='; style-src 'self'; img-src 'self' data:");
const pointsFor = (rule: string, given: GradedAnswer) => verdicts(given).find((one) => one.rule === rule)!.points;

describe('the rules of the Observatory', () => {
  // What the package itself says of the same answers.
  it('give a page without any header nothing to be proud of', () => {
    expect(grade(verdicts(answer({}))).points).toBe(30);
  });

  it('give a closed policy, frame-ancestors and a careful referrer their bonuses', () => {
    expect(grade(verdicts(answer(good, closed)))).toEqual({ points: 120, letter: 'A+' });
  });

  it.each([
    ["script-src 'self' 'unsafe-inline'", -20],
    ['script-src https:', -20],
    ["default-src 'self'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'self'; img-src http:", -10],
    ["default-src 'self'; style-src 'unsafe-inline'", 0],
    ["default-src 'self'", 5],
    ["default-src 'none'; script-src 'self'", 10],
    ["default-src 'none'; script-src 'unsafe-inline' 'sha256-x='", 10],
  ])('the policy %s is worth %i', (policy, points) => {
    expect(pointsFor('policy', answer({}, meta(policy)))).toBe(points);
  });

  it('a policy in the page cannot say who may frame it', () => {
    expect(pointsFor('frames', answer({}, meta("frame-ancestors 'none'")))).toBe(-20);
  });

  it('a foreign script needs a hash', () => {
    const script = '<script src="https://elsewhere.example/x.js"></script>';
    expect(pointsFor('scripts', answer(good, script))).toBe(-50);
    expect(pointsFor('scripts', answer(good, script.replace(' src', ' integrity="sha256-x" src')))).toBe(5);
    expect(pointsFor('scripts', answer(good, '<script src="/x.js"></script>'))).toBe(0);
  });

  it('bonuses do not hide what is wrong', () => {
    expect(grade(verdicts(answer({ ...good, 'strict-transport-security': '' }, closed))).points).toBe(80);
  });
});

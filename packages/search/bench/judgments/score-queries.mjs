#!/usr/bin/env node
/* eslint preserve-caught-error: off -- kept as it came with the judgments */
// Scores ranked search results against relevance judgments. No dependencies.
//
//   node score-queries.mjs JUDGMENTS.json RESULTS.json [--json] [--worst N] [--routes FILE]
//
// JUDGMENTS: [{q, kind, rel: {route: 1|2|3}}]   (queries.json, queries-dev.json, queries-hidden.json)
// RESULTS:   {q: [route, route, ...]} best first; an entry may also be {route|url|path}.
//            Origin, ?query, #anchor and a trailing slash are dropped, then repeats of a
//            page are removed (first place kept) and the first 10 pages are used.
//
// Over the queries with an answer (rel not empty):
//   nDCG@10    gain 2^grade-1, discount log2(rank+1), ideal from all the judged pages
//   MRR@10     1/rank of the first page with grade >= 2
//   recall@5   pages with grade >= 2 in the first 5, over min(5, how many there are)
//   success@1  the first page has the query's best grade (3, or 2 where no page has 3)
//   empty      share that returned nothing (want 0)
// Over the rel:{} queries:
//   nothing    share that returned nothing (want 1)
// A query absent from RESULTS counts as missing: it scores 0, also for "nothing".
// Only judged pages count as relevant; unjudged pages have grade 0.
// Exit: 0 scored, 2 bad input.
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const page = (x) => {
  let s = typeof x === 'string' ? x : x && (x.route ?? x.url ?? x.path);
  if (typeof s !== 'string') throw new Error(`result is not a route: ${JSON.stringify(x)}`);
  s = s
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  return s.startsWith('/') ? s : '/' + s;
};
export const top = (list, n = 10) => [...new Set(list.map(page))].slice(0, n);
const dcg = (gs) => gs.reduce((a, g, i) => a + (2 ** g - 1) / Math.log2(i + 2), 0);

export function scoreOne(rel, list) {
  const grade = new Map(Object.entries(rel).map(([r, g]) => [page(r), g]));
  const ranked = top(list),
    gs = ranked.map((r) => grade.get(r) ?? 0);
  const ideal = [...grade.values()].sort((a, b) => b - a),
    best = ideal[0],
    need = Math.min(2, best);
  const relevant = ideal.filter((g) => g >= need).length,
    first = gs.findIndex((g) => g >= need);
  return {
    ndcg: dcg(gs) / dcg(ideal.slice(0, 10)),
    mrr: first < 0 ? 0 : 1 / (first + 1),
    recall: gs.slice(0, 5).filter((g) => g >= need).length / Math.min(5, relevant),
    success: gs[0] === best ? 1 : 0,
    empty: ranked.length ? 0 : 1,
  };
}

export function validate(judgments, results) {
  if (!Array.isArray(judgments) || !judgments.length) throw new Error('judgments: want a non-empty array');
  const seen = new Set();
  for (const { q, kind, rel } of judgments) {
    if (typeof q !== 'string' || typeof kind !== 'string' || !rel || typeof rel !== 'object' || Array.isArray(rel))
      throw new Error(`judgments: bad entry ${JSON.stringify(q)}`);
    if (seen.has(q)) throw new Error(`judgments: ${JSON.stringify(q)} twice`);
    seen.add(q);
    for (const [r, g] of Object.entries(rel))
      if (![1, 2, 3].includes(g)) throw new Error(`judgments: grade ${g} for ${r} in ${JSON.stringify(q)}`);
  }
  if (!results || typeof results !== 'object' || Array.isArray(results))
    throw new Error('results: want an object {q: [route, ...]}');
  for (const [q, l] of Object.entries(results))
    if (!Array.isArray(l)) throw new Error(`results: ${JSON.stringify(q)} is not an array`);
  return seen;
}

export function score(judgments, results) {
  const known = validate(judgments, results),
    rows = [];
  for (const { q, kind, rel } of judgments) {
    const missing = !Object.hasOwn(results, q),
      list = missing ? [] : results[q];
    if (Object.keys(rel).length) {
      const s = scoreOne(rel, list);
      rows.push({ q, kind, answerable: true, missing, ...s, got: top(list) });
    } else {
      const got = top(list);
      rows.push({ q, kind, answerable: false, missing, nothing: !missing && !got.length ? 1 : 0, got });
    }
  }
  const mean = (a) => (a.length ? a.reduce((x, y) => x + y, 0) / a.length : null);
  const sum = (rs) => {
    const a = rs.filter((r) => r.answerable),
      e = rs.filter((r) => !r.answerable),
      m = (k) => mean(a.map((r) => r[k]));
    return {
      n: a.length,
      'nDCG@10': m('ndcg'),
      'MRR@10': m('mrr'),
      'recall@5': m('recall'),
      'success@1': m('success'),
      empty: m('empty'),
      unanswerable: e.length,
      nothing: mean(e.map((r) => r.nothing)),
      missing: rs.filter((r) => r.missing).length,
    };
  };
  const kinds = {};
  for (const k of new Set(rows.map((r) => r.kind))) kinds[k] = sum(rows.filter((r) => r.kind === k));
  return { overall: sum(rows), kinds, rows, unjudged: Object.keys(results).filter((q) => !known.has(q)).length };
}

function main(argv) {
  const files = [],
    opt = { json: false, worst: 0, routes: null };
  for (let i = 0; i < argv.length; i++) {
    if (argv[i] === '--json') opt.json = true;
    else if (argv[i] === '--worst') {
      opt.worst = Number(argv[++i]);
      if (!Number.isInteger(opt.worst) || opt.worst < 0) throw new Error('--worst wants a count');
    } else if (argv[i] === '--routes') {
      opt.routes = argv[++i];
      if (!opt.routes) throw new Error('--routes wants a file');
    } else if (argv[i].startsWith('--')) throw new Error(`unknown option ${argv[i]}`);
    else files.push(argv[i]);
  }
  if (files.length !== 2)
    throw new Error('usage: score-queries.mjs JUDGMENTS.json RESULTS.json [--json] [--worst N] [--routes FILE]');
  const [judgments, results] = files.map((f) => {
    try {
      return JSON.parse(readFileSync(f, 'utf8'));
    } catch (e) {
      throw new Error(`${f}: ${e.message}`);
    }
  });
  const r = score(judgments, results);
  if (opt.routes) {
    // pages returned that are no route of the site: usually a wrong URL mapping
    const ok = new Set(
      readFileSync(opt.routes, 'utf8')
        .split('\n')
        .filter((s) => s.trim())
        .map(page),
    );
    r.offSite = [...new Set(r.rows.flatMap((x) => x.got).filter((p) => !ok.has(p)))];
  }
  if (opt.json) {
    console.log(
      JSON.stringify(
        { overall: r.overall, kinds: r.kinds, unjudged: r.unjudged, ...(r.offSite && { offSite: r.offSite }) },
        null,
        2,
      ),
    );
    return;
  }
  const cols = ['n', 'nDCG@10', 'MRR@10', 'recall@5', 'success@1', 'empty', 'unanswerable', 'nothing', 'missing'];
  const cell = (v) => (v === null ? '-' : Number.isInteger(v) ? String(v) : v.toFixed(4));
  const num = (c, v) => (v === null ? '-' : ['n', 'unanswerable', 'missing'].includes(c) ? cell(v) : v.toFixed(4));
  console.log(['kind'.padEnd(15), ...cols.map((c) => c.padStart(Math.max(9, c.length)))].join(' '));
  const line = (k, s) =>
    console.log([k.padEnd(15), ...cols.map((c) => num(c, s[c]).padStart(Math.max(9, c.length)))].join(' '));
  line('overall', r.overall);
  for (const [k, s] of Object.entries(r.kinds)) line(k, s);
  if (r.overall.missing)
    console.log(`warning: ${r.overall.missing} judged queries are absent from the results (scored 0)`);
  if (r.unjudged) console.log(`note: ${r.unjudged} queries in the results are not judged here (ignored)`);
  if (r.offSite?.length)
    console.log(`warning: ${r.offSite.length} returned pages are not routes: ${r.offSite.slice(0, 5).join(' ')}`);
  if (opt.worst) {
    console.log('\nworst by nDCG@10:');
    for (const x of r.rows
      .filter((x) => x.answerable)
      .sort((a, b) => a.ndcg - b.ndcg)
      .slice(0, opt.worst))
      console.log(`${x.ndcg.toFixed(3)} [${x.kind}] ${x.q} -> ${x.got.slice(0, 3).join(' ') || '(nothing)'}`);
    for (const x of r.rows.filter((x) => !x.answerable && !x.nothing))
      console.log(`answered [${x.kind}] ${x.q} -> ${x.got.slice(0, 3).join(' ') || '(missing)'}`);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2));
  } catch (e) {
    console.error(e.message);
    process.exit(2);
  }
}

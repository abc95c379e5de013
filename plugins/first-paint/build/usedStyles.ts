import postcss, { type Rule } from 'postcss';

/** What of a site can ask for a style: gathered from every page and script before any style is left out. */
export class Asked {
  private readonly classes = new Set<string>();
  private readonly beginnings = new Set<string>();
  private readonly properties = new Set<string>();
  private readonly scripts = new Set<string>();

  /** Takes a page: the classes of its elements, what its drawings colour themselves with, and its inline scripts. */
  addPage(html: string): void {
    for (const [, quoted, bare] of html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)) {
      for (const name of (quoted ?? bare ?? '').split(/\s+/)) this.classes.add(name);
    }
    for (const [, script = ''] of html.matchAll(/<script>([^]*?)<\/script>/g)) this.addScript(script);
    this.addStyles(html);
  }

  /** Takes a script: every word may be a class that it sets, and one with a hyphen at its end the beginning of several. */
  addScript(text: string): void {
    if (this.scripts.has(text)) return;
    this.scripts.add(text);
    for (const [word] of text.matchAll(/[\w-]+/g)) {
      this.classes.add(word);
      this.properties.add(word);
      if (word.length > 2 && word.endsWith('-')) this.beginnings.add(word);
    }
  }

  /** Takes a stylesheet, or a page: the custom properties that something in it uses. */
  addStyles(text: string): void {
    for (const [, name] of text.matchAll(/var\(\s*(--[\w-]+)/g)) this.properties.add(name!);
  }

  hasClass(name: string): boolean {
    return this.classes.has(name) || [...this.beginnings].some((beginning) => name.startsWith(beginning));
  }

  hasProperty(name: string): boolean {
    return this.properties.has(name);
  }
}

/**
 * Takes a stylesheet and what the whole site asks for; returns it without the rules for classes that no page has and no
 * script names, and without custom properties that nothing uses. The theme has styles for parts that a site may not use.
 */
export function usedStyles(css: string, asked: Asked): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isNested(rule)) return;
    const used = rule.selectors.filter((selector) => classesOf(selector).every((name) => asked.hasClass(name)));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  // One property may have been used by a rule or a property that has just gone.
  for (let before = ''; before !== root.toString();) {
    before = root.toString();
    const used = new Set([...before.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop) && !asked.hasProperty(declaration.prop)) declaration.remove();
    });
  }
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
  return root.toString();
}

/** A rule whose selector is part of another's, or a step of an animation. */
const isNested = ({ parent }: Rule): boolean =>
  parent?.type === 'rule' || (parent?.type === 'atrule' && /keyframes$/.test((parent as { name?: string }).name ?? ''));

/** The classes that an element must have for a selector to match: those in `:not(…)`, `:is(…)` and the like are left out. */
function classesOf(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => name!.replaceAll('\\', ''));
}

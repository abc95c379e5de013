import postcss, { type Root } from 'postcss';

import { propertiesIn } from './references';
import { selectorClasses } from './selectorClasses';
import { isOutermost, isStep, keepSelectors, removeEmpty } from './splitStyles';

/** What of a site can ask for a style: gathered from every page and script before any style is left out. */
export class Asked {
  private readonly inScripts = new Set<string>();
  private readonly beginnings = new Set<string>();
  private readonly properties = new Set<string>();
  private readonly set = new Set<string>();
  private readonly scripts = new Set<string>();
  private readonly onPages = new Set<string>();
  private fromRightToLeft = false;

  /** @param onPagesOnly Classes that scripts name although nothing of the site but a page may ask for them. */
  constructor(private readonly onPagesOnly: ReadonlySet<string> = new Set()) {}

  /** Takes a page: the classes of its elements, what its drawings colour themselves with, and its inline scripts. */
  addPage(html: string): void {
    for (const [, quoted, bare] of html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)) {
      for (const name of (quoted ?? bare ?? '').split(/\s+/)) this.onPages.add(name);
    }
    for (const [, script = ''] of html.matchAll(/<script>([^]*?)<\/script>/g)) this.addScript(script);
    if (/\sdir="?rtl\b/.test(html)) this.fromRightToLeft = true;
    this.addStyles(html);
  }

  /** Takes a script: every word may be a class that it sets, and one with a hyphen at its end the beginning of several. */
  addScript(text: string): void {
    if (this.scripts.has(text)) return;
    this.scripts.add(text);
    for (const [name] of text.matchAll(/(?<!var\(\s*)--[\w-]+/g)) this.set.add(name);
    for (const [word] of text.matchAll(/[\w-]+/g)) {
      this.inScripts.add(word);
      this.properties.add(word);
      if (word.length > 2 && word.endsWith('-')) this.beginnings.add(word);
    }
  }

  /** Takes a stylesheet, or a page: the custom properties that something in it uses, and those that it sets. */
  addStyles(text: string): void {
    for (const name of propertiesIn(text)) this.properties.add(name);
    for (const [, name = ''] of text.matchAll(/(--[\w-]+)\s*:/g)) this.set.add(name);
  }

  private hasClass(name: string): boolean {
    if (this.onPages.has(name)) return true;
    if (this.onPagesOnly.has(name)) return false;
    return this.inScripts.has(name) || [...this.beginnings].some((beginning) => name.startsWith(beginning));
  }

  hasSelector(selector: string): boolean {
    if (!this.fromRightToLeft && /\[dir=["']?rtl/.test(selector)) return false;
    return selectorClasses(selector).every((name) => this.hasClass(name));
  }

  hasProperty(name: string): boolean {
    return this.properties.has(name);
  }

  setsProperty(name: string): boolean {
    return this.set.has(name);
  }
}

/**
 * Takes a stylesheet and what the whole site asks for; returns it without the rules for classes that no page has and no
 * script names, and without custom properties that nothing uses.
 */
export function usedStyles(css: string, asked: Asked): string {
  const root = postcss.parse(css);
  leaveOutRules(root, asked);
  leaveOutProperties(root, asked);
  removeEmpty(root);
  return root.toString();
}

/** The theme has styles for parts that a site may not use. */
function leaveOutRules(root: Root, asked: Asked): void {
  root.walkRules((rule) => {
    if (isStep(rule) || !isOutermost(rule)) return;
    keepSelectors(rule, (selector) => asked.hasSelector(selector));
  });
}

/** Once more until nothing goes: a property may have been used by one that has just gone. */
function leaveOutProperties(root: Root, asked: Asked): void {
  for (let before = ''; before !== root.toString();) {
    before = root.toString();
    const used = new Set(propertiesIn(before));
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop) && !asked.hasProperty(declaration.prop)) declaration.remove();
    });
  }
}

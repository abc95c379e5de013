import type { FrameSource } from '../../shared/frameMessages';
import { guardLoops } from './guardLoops';
import type { Trust } from './lockDown';

/**
 * The edited page as one document that needs no request: stylesheets, scripts and pictures beside it are put into it,
 * as the build does for the recorded one. What is not there stays as it stands, and the policy refuses it.
 * @param onUnparsed told of each script that does not parse, in their order
 */
export function documentOf(
  { file, texts, pictures }: FrameSource,
  trust: Trust,
  onUnparsed: (error: unknown) => void,
): string {
  // A document in a document would have a world of its own again, with all that was taken from this one. The name of an
  // attribute cannot be written in any other way, in a template neither.
  const html = (texts[file] ?? '').replace(/srcdoc/gi, 'data-$&');
  const page = new DOMParser().parseFromString(trust.html(html), 'text/html');
  const named = (element: Element, attribute: string): string | undefined => {
    const name = element.getAttribute(attribute)?.replace(/^\.\//, '');
    return name !== undefined && Object.hasOwn(texts, name) ? texts[name] : undefined;
  };
  for (const link of page.querySelectorAll('link[rel=stylesheet]')) {
    const text = named(link, 'href');
    if (text !== undefined) link.replaceWith(Object.assign(page.createElement('style'), { textContent: text }));
  }
  for (const script of page.querySelectorAll<HTMLScriptElement>('script[src]')) {
    const text = named(script, 'src');
    if (text === undefined) continue;
    script.removeAttribute('src');
    // A module waits for the page to be parsed, as a deferred script does.
    if (script.defer) script.type ||= 'module';
    script.text = trust.script(text);
  }
  for (const script of page.querySelectorAll<HTMLScriptElement>('script:not([src])'))
    if (isJavaScript(script.type))
      script.text = trust.script(guardLoops(script.text, script.type === 'module' ? 'module' : 'script', onUnparsed));
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (name.startsWith('on')) element.setAttribute(name, trust.script(guardLoops(value, 'script', onUnparsed)));
  for (const image of page.querySelectorAll('img[src]')) {
    const name = image.getAttribute('src')?.replace(/^\.\//, '') ?? '';
    if (Object.hasOwn(pictures, name)) image.setAttribute('src', pictures[name] ?? '');
  }
  const doctype = page.doctype ? `<!DOCTYPE ${page.doctype.name}>` : '';
  return doctype + page.documentElement.outerHTML;
}

const isJavaScript = (type: string): boolean => /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i.test(type);

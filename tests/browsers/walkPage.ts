/** What a reader meets on a page, the same in every browser. */
export interface PageFacts {
  title: string;
  /** The labs by name, each with the sentence of each step. */
  labs: readonly { name: string; says: readonly string[] }[];
  /** At which width, and where, the page is wider than the window. */
  tooWide: readonly string[];
  problems: readonly string[];
}

/**
 * Runs in a page of the site: loads another one into a frame, waits until it is alive, goes through each step of each of
 * its labs, wide and narrow. In a frame, because WebKit's window cannot be as narrow as a phone.
 * It is sent to the browser as text, so it uses nothing from outside itself.
 */
export async function walkPage(address: string, patience: number): Promise<PageFacts> {
  const frame = document.querySelector<HTMLIFrameElement>('#walked') ?? document.createElement('iframe');
  frame.id = 'walked';
  Object.assign(frame.style, { position: 'fixed', inset: '0', zIndex: '999', border: '0', height: '800px' });
  frame.style.width = '1280px';
  document.body.append(frame);
  const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const until = async (what: string, isSo: () => unknown): Promise<void> => {
    for (const end = Date.now() + patience; !isSo(); await rest(20))
      if (Date.now() > end) throw new Error(`${address}: waited in vain: ${what}`);
  };
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = address;
  await Promise.race([loaded, rest(patience)]);
  const window = frame.contentWindow as (Window & typeof globalThis & { problems?: string[] }) | null;
  const page = frame.contentDocument;
  if (!window || !page) throw new Error(`${address}: no page in the frame`);
  await until('alive', () => page.documentElement.hasAttribute('data-has-hydrated'));
  const drawn = () =>
    new Promise((resolve) => window.requestAnimationFrame(() => window.requestAnimationFrame(resolve)));

  const tooWide: string[] = [];
  const measure = (where: string): void => {
    const { scrollWidth, clientWidth } = page.documentElement;
    if (scrollWidth > clientWidth) tooWide.push(`${where}: by ${scrollWidth - clientWidth} px`);
  };
  const sliderOf = (lab: Element) => lab.querySelector<HTMLInputElement>('input[aria-label="Seek"]:enabled');
  const goThrough = async (lab: HTMLElement, width: string): Promise<string[]> => {
    lab.scrollIntoView();
    await until(`${lab.id} answers`, () => sliderOf(lab));
    const slider = sliderOf(lab)!;
    const setValue = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')!.set!;
    const says: string[] = [];
    for (let at = 0; at <= Number(slider.max); at++) {
      const where = `${at + 1} / ${Number(slider.max) + 1}`;
      const isThere = () => lab.querySelector('.lab-where')?.textContent === where;
      // Again until it answers: it comes alive when it is seen.
      await until(`${lab.id} at ${where}`, () => {
        if (isThere()) return true;
        setValue.call(slider, String(at));
        return !slider.dispatchEvent(new window.Event('input', { bubbles: true }));
      });
      await drawn();
      says.push(lab.querySelector('.lab-says')?.textContent ?? '');
      measure(`${width}, ${lab.id}, step ${at + 1}`);
    }
    return says;
  };

  const labs: { name: string; says: string[] }[] = [];
  for (const width of ['1280px', '360px']) {
    frame.style.width = width;
    await drawn();
    await rest(100);
    measure(width);
    for (const lab of page.querySelectorAll<HTMLElement>('.lab')) {
      const says = await goThrough(lab, width);
      if (width === '1280px') labs.push({ name: lab.id, says });
    }
  }
  return { title: page.title, labs, tooWide, problems: [...(window.problems ?? ['no observer'])] };
}

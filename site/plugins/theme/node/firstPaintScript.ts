import { placeMark, recordKey } from '../../../lib/readingRecord';
import { preferencesAttribute } from '../../preferences/shared/attribute';
import { preferencesKey } from '../../preferences/shared/preferences';

export interface FirstPaint {
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean };
  /** The id of the announcement; none where there is no announcement. */
  announcementId: string | undefined;
  /** The generator's storage namespace, appended to every key. */
  namespace: string;
}

/**
 * Returns the text of the inline script that sets what the first paint depends on, before the body is painted: the
 * colour mode, whether the announcement was dismissed, whether the home page has a note to go on with, and the look of
 * text that the reader chose. It replaces the theme's own, which takes any stored or
 * queried value for a colour mode, any `docusaurus-data-…` of the query for an attribute of the page, and the dismissal
 * of an older announcement for that of the present one.
 */
export function firstPaintScript({ colorMode, announcementId, namespace }: FirstPaint): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode;
  const parts = [
    `var root=document.documentElement,choice=null;`,
    `function stored(key){try{return localStorage.getItem(key)}catch(e){return null}}`,
    disableSwitch
      ? ''
      : `[new URLSearchParams(location.search).get('docusaurus-theme'),stored('theme${namespace}')].forEach(function(mode){if(!choice&&(mode==='light'||mode==='dark'))choice=mode});`,
    respectPrefersColorScheme
      ? `root.setAttribute('data-theme',choice||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'));root.setAttribute('data-theme-choice',choice||'system');`
      : `root.setAttribute('data-theme',choice||'${defaultMode}');root.setAttribute('data-theme-choice',choice||'${defaultMode}');`,
    announcementId === undefined
      ? ''
      : `root.setAttribute('data-announcement-bar-initially-dismissed',stored('docusaurus.announcement.dismiss${namespace}')==='true'&&stored('docusaurus.announcement.id${namespace}')===${inlineString(announcementId)});`,
    `if((stored('${recordKey}')||'').indexOf('${placeMark}')>0)root.setAttribute('data-continue','');`,
    `var look=stored('${preferencesKey}');if(look)root.setAttribute('${preferencesAttribute}',look.slice(0,99));`,
  ];
  return `(function(){${parts.join('')}})();`;
}

/** A string literal that cannot end the script element it stands in. */
const inlineString = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

export interface FirstPaint {
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean };
  hasAnnouncement: boolean;
  /** The generator's storage namespace, appended to every key. */
  namespace: string;
}

/**
 * Returns the text of the inline script that sets what the first paint depends on, before the body is painted: the
 * colour mode and whether the announcement was dismissed. It replaces the theme's own, which takes any stored or
 * queried value for a colour mode and any `docusaurus-data-…` of the query for an attribute of the page.
 */
export function firstPaintScript({ colorMode, hasAnnouncement, namespace }: FirstPaint): string {
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
    hasAnnouncement
      ? `root.setAttribute('data-announcement-bar-initially-dismissed',stored('docusaurus.announcement.dismiss${namespace}')==='true');`
      : '',
  ];
  return `(function(){${parts.join('')}})();`;
}

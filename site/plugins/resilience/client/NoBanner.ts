/** In place of the generator's banner, which says what `boot/notice.ts` says and is switched off by the configuration. */
export default function NoBanner(): null {
  return null;
}

import { openSite, buildVersion, type SiteFiles } from './siteFiles';

/** How long an answer may still look for files of a build that is no longer the current one. In milliseconds. */
const leave = 60_000;

interface CurrentSite {
  /** The files of the build that the folder holds now; those of the last whole one while it holds none. */
  current: () => SiteFiles;
  close: () => void;
}

/**
 * The build in a folder, whichever it is at the moment. Asking the file system on each request takes microseconds, and
 * no watcher can miss the moment.
 */
export function currentSite(folder: string): CurrentSite {
  let version = buildVersion(folder);
  let files = openSite(folder);
  const old = new Map<SiteFiles, NodeJS.Timeout>();

  function reload(): void {
    version = buildVersion(folder);
    let next: SiteFiles;
    try {
      next = openSite(folder);
    } catch {
      // No whole build is there: the last one is still open.
      return;
    }
    const last = files;
    files = next;
    const forget = (): void => {
      old.delete(last);
      last.close();
    };
    old.set(last, setTimeout(forget, leave).unref());
  }

  return {
    current: () => {
      const now = buildVersion(folder);
      if (now !== null && now !== version) reload();
      return files;
    },
    close: () => {
      for (const [site, timer] of old) {
        clearTimeout(timer);
        site.close();
      }
      old.clear();
      files.close();
    },
  };
}

import recent from '@generated/groundwork-reading/default/recent.json';

/** The notes that changed last, as the build knows them. Only the server should import it: the panel fetches its own. */
export { recent };

import { ownerFrom } from './ownerFields';

/**
 * Who this knowledge base belongs to. Everything personal on the site comes from here.
 * Each field can be overridden by the environment variable named in `ownerFields.ts`
 * (`GROUNDWORK_SITE_URL=https://… npm start`).
 */
export const owner = ownerFrom(
  {
    productName: 'Groundwork',
    author: 'Groundwork',
    siteUrl: 'https://groundwork.example',
    baseUrl: '/',
    professionalNetwork: 'https://www.linkedin.com/',
    codeHost: 'https://github.com/',
    cv: 'https://groundwork.example/cv',
    resume: 'https://groundwork.example/resume',
    sourceRepository: 'https://github.com/groundwork/groundwork',
  },
  process.env,
);

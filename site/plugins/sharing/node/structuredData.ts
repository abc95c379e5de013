/** A note as search engines are told of it. Addresses are absolute. */
interface DescribedNote {
  title: string;
  description: string;
  url: string;
  image: string;
  topic: { title: string; url: string };
  /** ISO 8601; absent where git does not know the file. */
  changed?: string;
  /** Titles of the notes that it builds on. */
  before: readonly string[];
}

interface DescribedSite {
  title: string;
  url: string;
}

/** What schema.org calls a note (a technical article), and the way to it from the home page. */
export function structuredData(site: DescribedSite, note: DescribedNote): object[] {
  const { title, description, url, image, topic, changed, before } = note;
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    image,
    inLanguage: 'en',
    ...(changed !== undefined && { dateModified: changed }),
    ...(before.length > 0 && { dependencies: before.join(', ') }),
    isPartOf: { '@type': 'WebSite', name: site.title, url: site.url },
  };
  const way = [
    { name: site.title, item: site.url },
    { name: topic.title, item: topic.url },
    { name: title, item: url },
  ];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
  return [article, breadcrumbs].map((data) => ({ '@context': 'https://schema.org', ...data }));
}

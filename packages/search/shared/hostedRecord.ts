/** A record of the hosted index, in the shape that the provider's crawler writes and `search:upload` too. */
export interface HostedRecord {
  objectID: string;
  url: string;
  url_without_anchor?: string;
  anchor?: string | null;
  content?: string | null;
  type: string;
  hierarchy: Record<string, string | null | undefined>;
}

/** What an uploaded record holds besides. */
export interface UploadedRecord extends HostedRecord {
  language: string;
  docusaurus_tag: string;
  weight: { pageRank: number; level: number; position: number };
}

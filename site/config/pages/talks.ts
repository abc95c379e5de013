/** A talk. What is not known of it is left out, and the page of talks does without. */
export interface Talk {
  title: string;
  /** What a listener takes away, in two or three sentences. */
  abstract: string;
  topics: readonly string[];
  /** The page of its slides. */
  deck: `/assets/${string}`;
  slides: number;
  /** Where it was given, with a link if the event has a page. */
  event?: { name: string; url?: string };
  /** The day on which it was given, `YYYY-MM-DD`. */
  date?: string;
  /** The address of a recording. */
  recording?: string;
}

export const talks = [
  {
    title: 'Why Eclipse Xpanse is being built, and what is in progress',
    abstract:
      'Only the owner of a cloud can sell a native managed service in it. Eclipse Xpanse describes a service once and makes the cloud a parameter. What works in release 1.0.28, what is half there, and how fast the project moves.',
    topics: ['managed services', 'portability', 'state of the project'],
    deck: '/assets/why-inprogress',
    slides: 14,
  },
  {
    title: 'Managed services for open clouds',
    abstract:
      'A talk for an open infrastructure day: one order followed through Xpanse, and at each station what the operator of an OpenStack cloud has to bring. Roles, templates, plugins, credentials, policies and the agent.',
    topics: ['OpenStack', 'plugins', 'policies', 'operators'],
    deck: '/assets/xpanse-open-infra-day',
    slides: 14,
  },
  {
    title: 'Running Eclipse Xpanse by yourself',
    abstract:
      'From one process on a laptop to the whole stack in containers. Which parts are needed, what the profiles turn on, how a template becomes a running service, and the five things that change before others use it.',
    topics: ['installation', 'Spring profiles', 'Terraform and OpenTofu', 'REST'],
    deck: '/assets/xpanse-standalone',
    slides: 14,
  },
  {
    title: 'Eclipse Xpanse with the Sovereign Cloud Stack',
    abstract:
      'SCS makes clouds alike, Xpanse makes services portable. One template on plusserver and regio.cloud, line by line, and what the standard’s own tool says about the sample.',
    topics: ['SCS-compatible IaaS', 'flavour names', 'plusserver', 'regio.cloud'],
    deck: '/assets/xpanse-with-scs',
    slides: 15,
  },
] as const satisfies readonly Talk[];

import { useHistory } from '@docusaurus/router';
import DocItem from '@theme/DocItem';
import type { Props } from '@theme/DocItem';
import { useEffect, type ReactNode } from 'react';

/** What `/docs` shows: the main note, whose own address replaces `/docs` once the page is alive. */
export default function DocsRootEntry(props: Props): ReactNode {
  const history = useHistory();
  const { permalink } = props.content.metadata;
  useEffect(() => {
    history.replace({ pathname: permalink, search: window.location.search, hash: window.location.hash });
  }, [history, permalink]);
  return <DocItem {...props} />;
}

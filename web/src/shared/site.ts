// What a page of this site can reach: the build says so in a `<meta name="carrier">`, which a server's page lacks.

/** Where rooms run: on a server, in this browser, or in either. */
export type Site = 'server' | 'browser' | 'both';

export function site(): Site {
  const said = document.querySelector<HTMLMetaElement>('meta[name=carrier]')?.content;
  return said === 'browser' || said === 'both' ? said : 'server';
}

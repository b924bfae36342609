import type { ProjectTerms } from '@candor/exchange';

type Releases = ProjectTerms['releases'];

/** The form of release rows in the database. */
export function jsonOfReleases(releases: Releases): string {
  return JSON.stringify(releases.map(({ atMs, share }) => ({ atMs, share })));
}

export function releasesOf(json: string): Releases {
  return JSON.parse(json) as Releases;
}

const textFile = /\.(ts|tsx|mjs|js|json|md|css|html|ya?ml|sh|txt|svg)$|(^|\/)(\.ci\/run|\.npmrc|\.gitignore)$/;

/** Paths and hosts that are true on one machine only. */
const patterns = [
  [
    /(?<=^|[\s"'`(=:])\/(?:home|Users|root|work|mnt)\/[\w.-]+/gm,
    'a path of one machine: say it relative to the project',
  ],
  [
    /\bhttps?:\/\/[\w.-]*(?:registry|mirror|artifactory|nexus|verdaccio)[\w.:-]*/gi,
    'a package registry: npm knows its own; leave the host out',
  ],
];

export function machinePlaces(file) {
  if (!textFile.test(file.path)) return [];
  return patterns.flatMap(([pattern, says]) =>
    [...file.text.matchAll(pattern)].map(({ 0: word, index }) => ({ at: index, says: `'${word}' is ${says}` })),
  );
}

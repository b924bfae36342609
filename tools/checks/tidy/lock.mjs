/** Packages for other platforms that package-lock.json lacks although another package needs them. */
export function absentPlatforms(lock) {
  const absent = new Map();
  for (const [asking, asker] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(asker.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`;
      if (!(path in lock.packages) && !(`${asking}/${path}` in lock.packages))
        absent.set(path, { path, name, version, asker });
    }
  }
  return [...absent.values()];
}

/** `npm ci` refuses a lock file that leaves out a package's dependency, even for another platform. */
export function incompleteLock(file) {
  if (file.path !== 'package-lock.json') return [];
  const absent = absentPlatforms(JSON.parse(file.text));
  if (absent.length === 0) return [];
  return [
    {
      at: 0,
      says: `leaves out ${absent.length} packages for other platforms (${absent[0].name}, …): npm run complete-lock`,
    },
  ];
}

const [neededMajor, neededMinor] = [20, 19];

/** The problem with this Node.js in words, or `undefined` when it is new enough. */
export function nodeProblem(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined;
  return `Candor needs Node.js ${neededMajor}.${neededMinor} or newer; this is ${version}. Install a newer one from https://nodejs.org and start again.`;
}

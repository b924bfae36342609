import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cache } from './paths.mjs';
import { giveUp, say } from './say.mjs';

/**
 * Runs `work` while no other command of this folder installs or builds. A second one waits and then finds the work
 * done. The lock names its process, so one left behind by a killed process is taken over.
 */
export async function withLock(work, file = join(cache, 'prepare.lock')) {
  try {
    mkdirSync(join(file, '..'), { recursive: true });
  } catch (error) {
    refuseUnwritable(error, file);
  }
  for (let hasSaid = false; !take(file); ) {
    if (!hasSaid) say('… another command is installing or building here; waiting for it');
    hasSaid = true;
    await pause(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') refuseUnwritable(error, file);
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** A checkout of another user's, or a read-only one. */
function refuseUnwritable(error, file) {
  if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  giveUp(
    `${file} cannot be written, so nothing can be installed or built here. Run this command once as the owner of this folder; after that, any user can start the server with \`node apps/server/dist/main.js\`.`,
  );
}

function isHeld(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // An empty file belongs to a process between making it and writing its id.
    if (pid === 0) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

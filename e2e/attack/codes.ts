import { setTimeout as pause } from 'node:timers/promises';
import { codeFor } from '../lib/outbox.ts';
import { askPatiently } from './ask.ts';

/** The source of the newest code sent to a recipient. */
export type Codes = (recipient: string, scene: string) => Promise<string>;

const tries = 20;

/** Of a server whose data folder can be read. */
export const codesIn =
  (dataFolder: string): Codes =>
  (recipient, scene) =>
    codeFor(dataFolder, recipient, scene);

/** Of a practice server on this machine: as its people read them, on the page of its outbox. */
export const codesAtPage =
  (address: string): Codes =>
  async (recipient, scene) => {
    const card = new RegExp(`<article data-to="${recipient}" data-scene="${scene}">.*?data-code>(\\d+)<`, 's');
    for (let tried = 0; tried < tries; tried++) {
      const { status, body } = await askPatiently({ address }, { path: '/outbox' });
      if (status !== 200)
        throw new Error(`${address}/outbox answers ${status}: only a practice server on this machine is attacked`);
      const code = card.exec(body)?.[1];
      if (code !== undefined) return code;
      await pause(250);
    }
    throw new Error(`no ${scene} code for ${recipient} came into the outbox`);
  };

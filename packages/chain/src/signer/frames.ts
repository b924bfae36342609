import type { Socket } from 'node:net';
import type { Hash } from '../chain.ts';
import { decode, encode } from './json.ts';
import type { Signature, SignerRefusal, SigningRooms } from './signer.ts';

/** Of one frame, both ways. A request is a few hundred bytes; a signature with many replacements some thousands. */
const frameBytesMax = 256 * 1_024;
const headBytes = 4;

/** The messages on the socket: requests one way, answers the other, in the order of the requests. */
export type SignerAnswer =
  | { readonly kind: 'signed'; readonly signature: Signature }
  | { readonly kind: 'moved'; readonly raw: Hash }
  | { readonly kind: 'rooms'; readonly rooms: SigningRooms }
  | { readonly kind: 'refused'; readonly code: SignerRefusal }
  /** The signer itself cannot go on; its log has the reason. */
  | { readonly kind: 'failed' };

/** A frame is its length in four bytes, then JSON. */
export function writeFrame(socket: Socket, value: object): void {
  const body = Buffer.from(encode(value), 'utf8');
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(body.length);
  socket.write(Buffer.concat([head, body]));
}

/**
 * Calls with every whole frame. After one that is too long or unreadable nothing more is taken from the socket:
 * `giveUp` gets the reason, and ends it.
 */
export function readFrames(
  socket: Socket,
  take: (value: unknown) => void,
  giveUp: (why: 'frame_too_long' | 'frame_unreadable') => void = () => socket.destroy(),
): void {
  let waiting = Buffer.alloc(0);
  let hasGivenUp = false;
  const stop = (...why: Parameters<typeof giveUp>): void => {
    hasGivenUp = true;
    waiting = Buffer.alloc(0);
    giveUp(...why);
  };
  socket.on('data', (part: Buffer) => {
    if (hasGivenUp) return;
    waiting = Buffer.concat([waiting, part]);
    while (waiting.length >= headBytes) {
      const size = waiting.readUInt32BE();
      if (size > frameBytesMax) return stop('frame_too_long');
      if (waiting.length < headBytes + size) return;
      const body = waiting.toString('utf8', headBytes, headBytes + size);
      waiting = waiting.subarray(headBytes + size);
      let value: unknown;
      try {
        value = decode(body);
      } catch {
        return stop('frame_unreadable');
      }
      take(value);
    }
  });
}

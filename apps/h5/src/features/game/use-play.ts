import {
  type CallError,
  commitSeed,
  getGame,
  getLeaderboard,
  listPoints,
  listPointsHistory,
  listSpins,
  type SpinRow,
  spinWheel,
} from '@candor/api';
import { isClientSeed } from '@candor/kernel';
import { randomId } from '@candor/kit';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readAgain } from '#hooks/read-again.ts';
import { useCommand } from '#hooks/use-command.ts';
import type { Game, WheelRow } from './game-rows.ts';
import { WheelSound } from './sound.ts';
import { useTurning } from './use-turning.ts';
import { partAt, rotationOf, wheelParts } from './wheel-shape.ts';

const seedBytes = 8;

export interface Playing {
  readonly wheel: RefObject<HTMLDivElement | null>;
  readonly isTurning: boolean;
  /** The hash of the next secret seed is on its way. */
  readonly isCommitting: boolean;
  /** The stake of the turn that the wheel is turning for. */
  readonly staked: number;
  /** The last turn, once the wheel has stopped. */
  readonly turn: SpinRow | undefined;
  readonly lit: number | undefined;
  readonly error: CallError | undefined;
  readonly clientSeed: string;
  readonly setClientSeed: (text: string) => void;
  readonly spin: (stake: number) => Promise<void>;
}

/** A turn from the tap until the wheel has stopped. Balances are read again only then: the wheel tells, not the numbers. */
export function usePlay(game: Game, { segments, termsHash }: WheelRow, isLoud: boolean): Playing {
  const queries = useQueryClient();
  const [isTurning, setIsTurning] = useState(false);
  const [staked, setStaked] = useState(0);
  const [turn, setTurn] = useState<SpinRow>();
  const [clientSeed, setClientSeed] = useState(() => randomId(seedBytes));
  const isSeedOwn = useRef(false);
  const onMove = useRef<(rotation: number) => void>(undefined);
  const { wheel, start, stopAt, halt } = useTurning(onMove);
  const sound = useSound(isLoud);
  const committing = useCommand(commitSeed, { invalidates: [getGame], onFailed: () => true });
  const { isOpen, player } = game;
  const isUncommitted = isOpen && player !== undefined && player.next === undefined && player.pending === undefined;
  const commit = useEffectEvent(() => void committing.run({}));
  // The hash of the secret seed is there to be seen before the stake.
  useEffect(() => {
    if (isUncommitted) commit();
  }, [isUncommitted]);
  const spinning = useCommand(spinWheel, { onFailed: () => true });
  // The page still has the hash of the turn that has ended: a stake under it would be refused, and the next is to be seen first.
  const isUsed = turn?.state === 'drawn' && turn.commitment === player?.next?.commitment;

  async function stake(points: number): Promise<SpinRow | undefined> {
    const next = player?.next ?? (await committing.run({}));
    if (next === undefined) return undefined;
    return spinning.run({ stake: points, termsHash, commitment: next.commitment, clientSeed });
  }

  async function spin(points: number): Promise<void> {
    if (isTurning || isUsed) return;
    committing.clearError();
    setTurn(undefined);
    setStaked(points);
    setIsTurning(true);
    sound?.open();
    start();
    const drawn = await stake(points);
    if (drawn?.state === 'drawn' && drawn.ticket !== undefined) {
      onMove.current = sound && tickingBy(sound, segments);
      await stopAt(rotationOf(drawn.segments, drawn.ticket));
      onMove.current = undefined;
      sound?.end((drawn.prize ?? 0) > 0);
    } else halt();
    setTurn(drawn);
    setIsTurning(false);
    if (!isSeedOwn.current) setClientSeed(randomId(seedBytes));
    await readAgain(queries, getGame, listSpins, getLeaderboard, listPoints, listPointsHistory);
  }

  return {
    wheel,
    isTurning,
    isCommitting: committing.isBusy || isUsed,
    staked,
    turn,
    lit: turn?.segment,
    error: spinning.error ?? committing.error,
    clientSeed,
    setClientSeed(text) {
      isSeedOwn.current = isClientSeed(text);
      setClientSeed(text);
    },
    spin,
  };
}

/** The sounds of the wheel while they are wanted. */
function useSound(isLoud: boolean): WheelSound | undefined {
  const [sound, setSound] = useState<WheelSound>();
  if (isLoud && sound === undefined) setSound(new WheelSound());
  useEffect(() => () => sound?.close(), [sound]);
  return isLoud ? sound : undefined;
}

/** Ticks when another segment comes under the pointer. */
function tickingBy(sound: WheelSound, segments: WheelRow['segments']): (rotation: number) => void {
  const parts = wheelParts(segments);
  let last = -1;
  return (rotation) => {
    const part = partAt(parts, rotation);
    if (part !== last && last !== -1) sound.tick();
    last = part;
  };
}

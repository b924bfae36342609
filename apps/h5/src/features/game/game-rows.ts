import type { getGame, OutputOf } from '@candor/api';

export type Game = OutputOf<typeof getGame>;
export type WheelRow = NonNullable<Game['wheel']>;

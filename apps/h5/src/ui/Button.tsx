import { Button as Piece, type ButtonProps } from '@candor/kit/view';
import { useIsWorking } from '#hooks/use-is-working.ts';
import { CheckingDevice } from './CheckingDevice.tsx';

export type { ButtonProps };

/** The kit's button; while it waits for the work of the device, it says so. */
export function Button(props: ButtonProps) {
  return <Piece {...props} busyText={useIsWorking() ? <CheckingDevice /> : undefined} />;
}

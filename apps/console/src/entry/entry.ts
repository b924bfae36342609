import type { CallSpec } from '@candor/api';
import { useMutation } from '@tanstack/react-query';
import { send } from '../lib/call.ts';
import { session } from '../lib/session.ts';

export const canUsePasskeys = 'PublicKeyCredential' in window;

/** Opens a session with the answer of a call by which somebody comes in. */
export function useEntry(enter: () => Promise<unknown>) {
  return useMutation({
    mutationFn: enter,
    onSuccess: (opened) => session.open((opened as { readonly token: string }).token),
  });
}

/** The options of a device: what it is asked to sign or to make. */
export async function optionsOf(spec: CallSpec, fields: Record<string, string> = {}) {
  const { options } = (await send(spec, fields)) as { readonly options: string };
  return JSON.parse(options);
}

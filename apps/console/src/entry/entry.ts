import type { CallSpec } from '@candor/api';
import { useMutation } from '@tanstack/react-query';
import { refusalOf, send } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';

export const canUsePasskeys = 'PublicKeyCredential' in window;

/** Opens a session with the answer of a call by which somebody comes in. */
export function useEntry(enter: () => Promise<unknown>) {
  const t = useMessages();
  const entering = useMutation({
    mutationFn: enter,
    onSuccess: (opened) => session.open((opened as { readonly token: string }).token),
  });
  const { error } = entering;
  return { ...entering, refusal: error === null ? undefined : (refusalOf(error) ?? t('console.state.offline')) };
}

/** The options of a device: what it is asked to sign or to make. */
export async function optionsOf(spec: CallSpec, fields: Record<string, string> = {}) {
  const { options } = (await send(spec, fields)) as { readonly options: string };
  return JSON.parse(options);
}

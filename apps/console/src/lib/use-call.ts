import { type ArgumentsOf, type CallSpec, decodeOutput, type OutputOf } from '@candor/api';
import { useQuery } from '@tanstack/react-query';
import { call, send, type WireFields } from './call.ts';
import { wireNamesOf } from './wire-names.ts';

/** A reading call as the contract decodes it. */
export function useCall<C extends CallSpec>(spec: C, input: ArgumentsOf<C>, { everyMs }: { everyMs?: number } = {}) {
  return useQuery({
    queryKey: [spec.path, input],
    queryFn: (): Promise<OutputOf<C>> => call(spec, input),
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
}

/** The same for what is read once and kept until somebody asks for it anew: each reading is on record. */
export function useOnce<C extends CallSpec>(spec: C, input: ArgumentsOf<C>) {
  return useQuery({
    queryKey: [spec.path, input],
    queryFn: (): Promise<OutputOf<C>> => call(spec, input),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The same for a call that is not known when this is written: its answer is shown without knowing each field. */
export function useAnyCall(spec: CallSpec, fields: WireFields) {
  return useQuery({
    queryKey: ['any', spec.path, fields],
    queryFn: async (): Promise<unknown> => decodeOutput(spec, await send(spec, wireNamesOf(spec, fields))),
  });
}

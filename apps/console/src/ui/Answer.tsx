import type { CallSpec } from '@candor/api';
import { meaningsIn } from '../values/meanings.ts';
import { Facts, isPicture } from './Facts.tsx';

/** The answer of a call: a picture, or everything that it has. */
export function Answer({ of: data, call }: { readonly of: unknown; readonly call: CallSpec }) {
  if (!isPicture(data)) return <Facts of={data} meanings={meaningsIn(call.output)} />;
  return (
    <a href={`data:${data.media_type};base64,${data.content}`} download={data.file_name}>
      <img
        src={`data:${data.media_type};base64,${data.content}`}
        alt={data.file_name}
        className="max-h-[70dvh] rounded-field"
      />
    </a>
  );
}

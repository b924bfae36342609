import { type ContentKind, getContent } from '@candor/api';
import { useParams } from '@tanstack/react-router';
import { useAddress } from '../lib/address.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { NextAfter } from '../work/NextCase.tsx';
import { contentOf, kindOf, newKey, useTitle } from './content.ts';
import { Editor } from './Editor.tsx';

/** One item: its texts, how they look, when they are shown, and what they were. */
export function ItemScreen() {
  const t = useMessages();
  const { kind: name = '', key = '' } = useParams({ strict: false });
  const kind = kindOf(name);
  if (key !== newKey) return <KnownItem key={`${kind} ${key}`} kind={kind} itemKey={key} />;
  return (
    <Page title={`${t(`desk.kinds.${kind}`)} · ${t('desk.new')}`}>
      <Editor kind={kind} itemKey={undefined} versions={[]} />
    </Page>
  );
}

function KnownItem({ kind, itemKey }: { readonly kind: ContentKind; readonly itemKey: string }) {
  const t = useMessages();
  const [{ case: waiting }] = useAddress();
  const versions = useCall(getContent, { kind, key: itemKey });
  const titleOf = useTitle();
  const [newest] = versions.data ?? [];
  const title = newest === undefined ? itemKey : titleOf(kind, contentOf(newest.content));
  return (
    <Page
      title={`${t(`desk.kinds.${kind}`)} · ${title || t('desk.untitled')}`}
      actions={waiting !== undefined && <NextAfter kind="text" id={waiting} />}
    >
      <Loaded from={versions}>{(rows) => <Editor kind={kind} itemKey={itemKey} versions={rows} />}</Loaded>
    </Page>
  );
}

import {
  confirmContent,
  type ContentKind,
  contentShapes,
  needsTwo,
  publishContent,
  refuseContent,
  takeContentDown,
} from '@candor/api';
import { Button, fieldControl } from '@candor/kit/view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { toast } from 'sonner';
import { call, refusalOf } from '../lib/call.ts';
import { formText } from '../lib/form-text.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useMay, useSelf } from '../lib/self.ts';
import { ActForm } from '../ui/ActForm.tsx';
import { Panel } from '../ui/Page.tsx';
import { MomentInput } from '../values/MomentInput.tsx';
import type { Versions } from './content.ts';

interface PublishPanelsProps {
  readonly kind: ContentKind;
  readonly itemKey: string;
  readonly versions: Versions;
  /** The form has what is not saved: it is not what would be published. */
  readonly isChanged: boolean;
}

/** The acts on the versions of an item. */
export function PublishPanels({ kind, itemKey, versions, isChanged }: PublishPanelsProps) {
  const t = useMessages();
  const may = useMay();
  const waiting = versions.find(({ state }) => state === 'waiting');
  const open = versions.filter(({ state }) => state !== 'published' && state !== 'waiting');
  const isShown = versions.some(
    ({ isShown: one, state, fromMs }) => one || (state === 'published' && fromMs !== undefined),
  );
  const place = useMemo(() => ({ kind, key: itemKey }), [kind, itemKey]);
  return (
    <>
      {waiting !== undefined && <Waiting kind={kind} itemKey={itemKey} waiting={waiting} />}
      {may(publishContent) && open.length > 0 && (
        <Panel title={t('desk.publish.title')}>
          <PublishForm kind={kind} itemKey={itemKey} versions={open} isChanged={isChanged} />
        </Panel>
      )}
      {may(takeContentDown) && isShown && contentShapes[kind].isList && (
        <Panel title={t('desk.down.title')}>
          <p className="text-13 text-fg-2">{t('desk.down.text')}</p>
          <ActForm call={takeContentDown} fixed={place} look="danger" label={t('desk.down.act')} />
        </Panel>
      )}
    </>
  );
}

function Waiting({
  kind,
  itemKey,
  waiting: { version, askedBy, author },
}: Pick<PublishPanelsProps, 'kind' | 'itemKey'> & { readonly waiting: Versions[number] }) {
  const t = useMessages();
  const may = useMay();
  const { name } = useSelf();
  const fixed = useMemo(() => ({ kind, key: itemKey, version }), [kind, itemKey, version]);
  return (
    <Panel title={t('desk.confirm.title', { version: `${version}` })}>
      <p className="text-13 text-fg-2">{t('desk.confirm.text', { name: askedBy })}</p>
      {may(confirmContent) &&
        (name === askedBy || name === author ? (
          <p className="text-13 text-fg-2">{t('desk.confirm.own')}</p>
        ) : (
          <ActForm call={confirmContent} fixed={fixed} label={t('desk.confirm.act')} />
        ))}
      {may(refuseContent) && (
        <ActForm call={refuseContent} fixed={fixed} look="danger" label={t('desk.confirm.refuse')} />
      )}
    </Panel>
  );
}

function PublishForm({ kind, itemKey: key, versions, isChanged }: PublishPanelsProps) {
  const t = useMessages();
  const id = useId();
  const queries = useQueryClient();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const isMoment = (text: string) => /^\d*$/.test(text);
  const publishing = useMutation({
    mutationFn: (asked: { version: number; fromMs?: number; untilMs?: number }) =>
      call(publishContent, { kind, key, ...asked }),
    async onSuccess({ needsSecond }, { version }) {
      toast.success(t(needsSecond ? 'desk.publish.asked' : 'desk.publish.done', { version: `${version}` }));
      await queries.invalidateQueries();
    },
    onError: (error) => toast.error(refusalOf(error) ?? t('console.state.offline')),
  });
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    publishing.mutate({
      version: Number(formText(form, 'version')),
      ...(from !== '' && { fromMs: Number(from) }),
      ...(until !== '' && { untilMs: Number(until) }),
    });
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      {needsTwo(kind, key) && <p className="text-13 text-fg-2">{t('desk.publish.two')}</p>}
      <div className="grid gap-3 sm:grid-cols-3">
        <label htmlFor={`${id}-version`} className="flex flex-col gap-1 text-12 text-fg-2">
          {t('desk.publish.version')}
          <select id={`${id}-version`} name="version" className={`${fieldControl} h-8 w-full`}>
            {versions.map(({ version }) => (
              <option key={version} value={version}>
                {t('desk.versions.one', { version: `${version}` })}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}-from`} className="flex flex-col gap-1 text-12 text-fg-2">
          {t('desk.publish.from')}
          <MomentInput id={`${id}-from`} value={from} onChange={setFrom} aria-invalid={!isMoment(from)} />
        </label>
        {contentShapes[kind].isList && (
          <label htmlFor={`${id}-until`} className="flex flex-col gap-1 text-12 text-fg-2">
            {t('desk.publish.until')}
            <MomentInput id={`${id}-until`} value={until} onChange={setUntil} aria-invalid={!isMoment(until)} />
          </label>
        )}
      </div>
      <p className="text-12 text-fg-3">{t(isChanged ? 'desk.form.unsaved' : 'desk.publish.zone')}</p>
      <Button
        type="submit"
        look="ink"
        isBusy={publishing.isPending}
        isDisabled={isChanged || !isMoment(from) || !isMoment(until)}
        className="self-start"
      >
        {t('desk.publish.act')}
      </Button>
    </form>
  );
}

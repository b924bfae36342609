import { Button, fieldControl, Note } from '@candor/kit/view';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { formText } from '../lib/form-text.ts';
import { refusalOf, send } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useKeys } from '../lib/keys.ts';
import { wireNamesOf } from '../lib/wire-names.ts';
import { Facts, isPicture } from '../ui/Facts.tsx';
import { Panel } from '../ui/Page.tsx';
import type { CaseDocument, DocumentsOfCase } from './case-documents.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import { meaningsIn } from '../values/meanings.ts';

interface CaseDocumentsProps {
  readonly id: string;
  readonly of: DocumentsOfCase;
  /** The case as its call shows it. */
  readonly row: unknown;
}

/** The documents of a case: opened with a reason that their owner reads, and looked at one by one. */
export function CaseDocuments({ id, of, row }: CaseDocumentsProps) {
  const t = useMessages();
  const { opens, listed } = of;
  const [reason, setReason] = useState('');
  const opening = useMutation({
    mutationFn: (given: string) =>
      opens === undefined
        ? Promise.resolve(row)
        : send(opens.call, wireNamesOf(opens.call, { ...opens.fields(id), reason: given })),
  });
  const looking = useMutation({
    mutationFn: async ({ call, fields }: CaseDocument) => send(call, wireNamesOf(call, fields(id, reason))),
  });
  const frame = useRef<HTMLDivElement>(null);
  useKeys({ d: () => frame.current?.querySelector<HTMLElement>('input, button')?.focus() });
  const documents = opens === undefined ? listed(row) : opening.data === undefined ? [] : listed(opening.data);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = formText(event.currentTarget, 'reason');
    setReason(given);
    opening.mutate(given);
  }
  if (opens === undefined && documents.length === 0) return null;
  const nameOf = ({ name, number }: CaseDocument): string =>
    number === undefined
      ? t(`documents.names.${name}`)
      : t('documents.numbered', { name: t(`documents.names.${name}`), number: `${number}` });
  const error = opening.error ?? looking.error;
  return (
    <div ref={frame}>
      <Panel title={t('documents.title')}>
        {opens !== undefined && opening.data === undefined && (
          <form onSubmit={submit} className="flex flex-col gap-3">
            <label className="flex flex-col gap-1 text-12 text-fg-2">
              {t('documents.reason')}
              <input
                name="reason"
                required
                minLength={3}
                maxLength={200}
                autoComplete="off"
                className={`${fieldControl} h-8`}
              />
            </label>
            <Button type="submit" look="ink" isBusy={opening.isPending} className="self-start">
              {t('documents.open')}
            </Button>
          </form>
        )}
        {opening.data !== undefined && opens !== undefined && (
          <Facts of={opening.data} meanings={meaningsIn(opens.call.output)} />
        )}
        {documents.length > 0 && (
          <div role="group" aria-label={t('documents.title')} className="flex flex-wrap gap-1.5">
            {documents.map((one) => (
              <Button
                key={`${one.name} ${one.number ?? ''}`}
                look={one === looking.variables ? 'ink' : 'soft'}
                isBusy={looking.isPending && one === looking.variables}
                onClick={() => looking.mutate(one)}
              >
                {nameOf(one)}
              </Button>
            ))}
          </div>
        )}
        {opens !== undefined && opening.data !== undefined && documents.length === 0 && (
          <p className="text-13 text-fg-3">{t('documents.none')}</p>
        )}
        <p className="text-12 text-fg-3">{t('documents.told')}</p>
        {error !== null && <Note tone="danger">{refusalOf(error) ?? t('console.state.offline')}</Note>}
        {isPicture(looking.data) && looking.variables !== undefined && (
          <DocumentViewer
            key={looking.submittedAt}
            name={nameOf(looking.variables)}
            source={`data:${looking.data.media_type};base64,${looking.data.content}`}
          />
        )}
      </Panel>
    </div>
  );
}

import {
  type ContentKind,
  type ContentLanguage,
  contentLanguages,
  isComplete,
  type ItemContent,
  saveContent,
} from '@candor/api';
import { Button, fieldControl } from '@candor/kit/view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { call, refusalOf } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useSettings } from '../lib/settings.ts';
import { Panel } from '../ui/Page.tsx';
import { contentOf, emptyContent, type Versions, wireContent } from './content.ts';
import { FactFields } from './FactFields.tsx';
import { PhonePreview } from './PhonePreview.tsx';
import { PublishPanels } from './PublishPanels.tsx';
import { TextFields } from './TextFields.tsx';
import { VersionList } from './VersionList.tsx';

interface EditorProps {
  readonly kind: ContentKind;
  /** Absent: a new item. */
  readonly itemKey: string | undefined;
  /** Newest first. */
  readonly versions: Versions;
}

/** The form of an item beside its look on the phone, and below it its versions. */
export function Editor({ kind, itemKey, versions }: EditorProps) {
  const t = useMessages();
  const may = useMay();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [newest] = versions;
  const kept = newest === undefined ? emptyContent(kind) : contentOf(newest.content);
  const [draft, setDraft] = useState<ItemContent>();
  const { language } = useSettings();
  const [lang, setLang] = useState<ContentLanguage>(() => contentLanguages.find((one) => one === language) ?? 'en');
  const [note, setNote] = useState('');
  const content = draft ?? kept;
  const isChanged = wireContent(kind, content) !== wireContent(kind, kept);
  const mayWrite = may(saveContent);
  const saving = useMutation({
    mutationFn: () =>
      call(saveContent, {
        kind,
        ...(itemKey === undefined ? {} : { key: itemKey }),
        baseVersion: newest?.version ?? 0,
        content: wireContent(kind, content),
        note,
      }),
    async onSuccess({ key, version }) {
      toast.success(t('desk.form.saved', { version: `${version}` }));
      await queries.invalidateQueries();
      setDraft(undefined);
      setNote('');
      if (itemKey === undefined) void navigate({ to: '/content/$kind/$key', params: { kind, key }, replace: true });
    },
    onError: (error) => toast.error(refusalOf(error) ?? t('console.state.offline')),
  });
  const changeText = (name: string, text: string): void =>
    setDraft({ ...content, texts: { ...content.texts, [lang]: { ...content.texts[lang], [name]: text } } });
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <Panel>
          <form
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              saving.mutate();
            }}
          >
            <FactFields
              kind={kind}
              facts={content.facts}
              isFixed={!mayWrite}
              onChange={(name, value) => setDraft({ ...content, facts: { ...content.facts, [name]: value } })}
            />
            <div role="tablist" aria-label={t('desk.languages')} className="flex gap-1.5">
              {contentLanguages.map((one) => (
                <button
                  key={one}
                  type="button"
                  role="tab"
                  aria-selected={one === lang}
                  onClick={() => setLang(one)}
                  className={`h-8 rounded-full px-3 text-12 font-medium ${one === lang ? 'bg-ink text-on-ink' : 'bg-inset text-fg-2'}`}
                >
                  {t(`desk.language.${one}`)}
                  {!isComplete(kind, content.texts[one]) && ` · ${t('desk.lacks')}`}
                </button>
              ))}
            </div>
            <TextFields
              key={lang}
              kind={kind}
              texts={content.texts[lang] ?? {}}
              isFixed={!mayWrite}
              onChange={changeText}
            />
            {mayWrite && (
              <div className="flex flex-wrap items-center gap-3">
                <input
                  aria-label={t('desk.form.note')}
                  placeholder={t('desk.form.note')}
                  value={note}
                  maxLength={200}
                  onChange={({ target }) => setNote(target.value)}
                  className={`${fieldControl} h-8 min-w-48 flex-1`}
                />
                <Button type="submit" look="ink" isBusy={saving.isPending} isDisabled={!isChanged}>
                  {t('desk.form.save')}
                </Button>
              </div>
            )}
            {isChanged && <p className="text-12 text-fg-3">{t('desk.form.unsaved')}</p>}
          </form>
        </Panel>
        {itemKey !== undefined && newest !== undefined && (
          <>
            <PublishPanels
              key={newest.version}
              kind={kind}
              itemKey={itemKey}
              versions={versions}
              isChanged={isChanged}
            />
            <VersionList
              versions={versions}
              onRestore={(version) => {
                setDraft(contentOf(version.content));
                toast.info(t('desk.versions.restored', { version: `${version.version}` }));
              }}
              mayWrite={mayWrite}
            />
          </>
        )}
      </div>
      <PhonePreview kind={kind} itemKey={itemKey ?? ''} content={content} lang={lang} />
    </div>
  );
}

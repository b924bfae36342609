import {
  type CardKind,
  type CardRow,
  listSupportCases,
  messageSizeMax,
  openSupportCase,
  type SupportTopic,
} from '@candor/api';
import { randomId } from '@candor/kit';
import { Note, TextArea } from '@candor/kit/view';
import { useState } from 'react';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { TalkFrame } from '#features/conversations/TalkFrame.tsx';
import { PictureField } from '#features/conversations/PictureField.tsx';
import { usePicture } from '#features/conversations/use-picture.ts';
import { ObjectPicker } from './ObjectPicker.tsx';
import { TopicField } from './TopicField.tsx';
import { useWaitText } from './use-wait-text.ts';

/** The kind of object that cases of each topic are mostly about. */
const firstKind: Readonly<Record<SupportTopic, CardKind>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  trading: 'order',
  security: 'withdrawal',
  identity: 'identity',
  rewards: 'ticket',
  other: 'order',
};

/** pages/kefu/new: topic, what it is about, words, a picture. `text` is what was sought before. */
export function NewCaseScreen({ params }: ScreenProps) {
  const t = useMessages();
  const { wait, isSimulated } = useWaitText();
  const [topic, setTopic] = useState<SupportTopic>();
  const [object, setObject] = useState<CardRow>();
  const [text, setText] = useState(params.text ?? '');
  // One case, however often it is sent: the id stays until the server has it.
  const [clientId] = useState(() => randomId());
  const { picture, choose, clear } = usePicture();
  const opening = useCommand(openSupportCase, {
    invalidates: [listSupportCases],
    onDone: ({ caseId }) => redirectTo('/pages/kefu/case', { id: String(caseId) }),
  });
  const isPictureReady = picture === undefined || picture.location !== undefined;
  const reason =
    topic === undefined
      ? t('support.new.needsTopic')
      : text.trim() === ''
        ? t('support.new.needsText')
        : isPictureReady
          ? undefined
          : t('support.new.needsPicture');

  function send(): void {
    if (topic === undefined) return;
    void opening.run({
      topic,
      clientId,
      text: text.trim(),
      ...(picture?.location !== undefined && { picture: picture.location }),
      ...(object !== undefined && { objectKind: object.kind, objectId: object.objectId }),
    });
  }
  return (
    <TalkFrame>
      <Page
        title={t('common.titles.newCase')}
        footer={
          <div className="flex flex-col gap-2">
            {wait !== undefined && <p className="text-center text-12 text-fg-3">{wait}</p>}
            <Button isWide isDisabled={reason !== undefined} reason={reason} isBusy={opening.isBusy} onClick={send}>
              {t('conversation.send')}
            </Button>
          </div>
        }
      >
        <div className="flex flex-col gap-5 px-4 pt-2 pb-8">
          {isSimulated && <Note>{t('support.simulated')}</Note>}
          <TopicField value={topic} onChange={setTopic} />
          <ObjectPicker value={object} onChange={setObject} first={topic === undefined ? 'order' : firstKind[topic]} />
          <TextArea
            label={t('support.new.text')}
            rows={5}
            maxLength={messageSizeMax}
            value={text}
            placeholder={t('support.new.textHint')}
            onChange={setText}
          />
          <PictureField picture={picture} onChoose={(file) => void choose(file)} onRemove={clear} />
          <p className="text-12 text-fg-3">{t('support.new.never')}</p>
        </div>
      </Page>
    </TalkFrame>
  );
}

import { getMessagePicture, listMessages, type OtcOrderRow } from '@candor/api';
import { randomId } from '@candor/kit';
import { TextField } from '@candor/kit/view';
import { useMemo, useState } from 'react';
import { call } from '#client/read.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { outbox, talkKeyOf } from '#features/conversations/delivery.ts';
import { MessagePicture } from '#features/conversations/MessagePicture.tsx';
import { PictureField } from '#features/conversations/PictureField.tsx';
import type { Talk } from '#features/conversations/talk.ts';
import { usePicture } from '#features/conversations/use-picture.ts';
import type { Dispute } from './dispute.ts';

interface EvidenceProps {
  readonly orderId: number;
  readonly conversationId: number;
  readonly evidence: Dispute['evidence'];
  readonly role: OtcOrderRow['role'];
  readonly canAdd: boolean;
}

/** The pictures of both sides, which are messages of their talk, and the way to add one. */
export function Evidence({ orderId, conversationId, evidence, role, canAdd }: EvidenceProps) {
  const t = useMessages();
  const talk = useMemo<Talk>(
    () => ({
      key: talkKeyOf(conversationId),
      page: (query) => call(listMessages, { conversationId, ...query }),
      picture: (seq) => call(getMessagePicture, { conversationId, seq }),
    }),
    [conversationId],
  );
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-15 font-semibold">{t('otc.dispute.evidence')}</h2>
        <Button
          look="ghost"
          size="mini"
          className="-mr-2"
          onClick={() => navigateTo('/pages/otc/order', { id: orderId, view: 'talk' })}
        >
          {t('otc.dispute.toTalk')}
        </Button>
      </div>
      {evidence.length === 0 ? (
        <p className="text-13 text-fg-3">{t('otc.dispute.noEvidence')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {evidence.map(({ seq, by, atMs, text }) => (
            <li key={seq} className="flex flex-col gap-1.5">
              <div className="flex items-baseline justify-between gap-3 text-12 text-fg-3">
                <span>
                  {t(by === role ? 'otc.dispute.you' : 'otc.dispute.them', { side: t(`otc.dispute.sides.${by}`) })}
                </span>
                <TimeText atMs={atMs} look="moment" />
              </div>
              <MessagePicture talk={talk} seq={seq} />
              {text !== '' && <p className="text-14 [overflow-wrap:anywhere]">{text}</p>}
            </li>
          ))}
        </ul>
      )}
      {canAdd && <AddEvidence talkKey={talk.key} />}
      <p className="text-12 text-fg-3">{t('otc.dispute.talkCounts')}</p>
    </section>
  );
}

function AddEvidence({ talkKey }: { readonly talkKey: string }) {
  const t = useMessages();
  const { picture, choose, clear } = usePicture();
  const [text, setText] = useState('');
  const location = picture?.location;
  return (
    <div className="flex flex-col gap-3">
      <PictureField picture={picture} onChoose={(file) => void choose(file)} onRemove={clear} />
      {picture !== undefined && (
        <>
          <TextField label={t('otc.dispute.about')} value={text} maxLength={300} onChange={setText} />
          <Button
            isWide
            size="medium"
            isDisabled={location === undefined}
            onClick={() => {
              if (location === undefined) return;
              const message = { text: text.trim(), picture: location, atMs: Date.now() };
              outbox.add({ talk: talkKey, clientId: randomId(), ...message });
              clear();
              setText('');
            }}
          >
            {t('otc.dispute.add')}
          </Button>
        </>
      )}
    </div>
  );
}

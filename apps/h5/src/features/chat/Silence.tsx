import type { ChatRoomRow } from '@candor/api';
import { Skeleton } from '@candor/kit/view';
import { useEffect, useEffectEvent } from 'react';
import { clock } from '#client/read.ts';
import { loginHref } from '#client/navigation.ts';
import { currentHref, navigateTo } from '#app/navigation.ts';
import type { Loadable } from '#hooks/use-call.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { useReasonText } from '#features/conversations/use-reason-text.ts';
import { untilText } from '#features/limits/until-text.ts';

interface SilenceProps {
  readonly terms: Loadable<ChatRoomRow>;
  /** Called when what kept the user silent has ended by itself. */
  readonly onOver: () => void;
}

/** In place of the line to write in: why one cannot write here now, until when, and what one can do about it. */
export function Silence({ terms, onOver }: SilenceProps) {
  return (
    <Loaded from={terms} skeleton={<Skeleton blocks={['h-10 rounded-full']} />}>
      {(row) => <Because row={row} onOver={onOver} />}
    </Loaded>
  );
}

/** A timer is not longer than a browser can count. */
const lookAgainMaxMs = 3_600_000;

function Because({ row, onOver }: { readonly row: ChatRoomRow } & Pick<SilenceProps, 'onOver'>) {
  const t = useMessages();
  const reasonText = useReasonText();
  const nowMs = useNow(30_000);
  const { silence, untilMs, reason = 'other', level } = row;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (untilMs === undefined) return undefined;
    const leftMs = Math.min(lookAgainMaxMs, Math.max(1_000, untilMs - clock.serverNow() + 500));
    const timer = setTimeout(() => over(), leftMs);
    return () => clearTimeout(timer);
  }, [untilMs]);
  const until = untilMs === undefined ? '' : untilText(untilMs, nowMs);
  switch (silence) {
    case 'signed_out':
      return (
        <Way
          text={t('chat.silence.signedOut')}
          button={t('common.logIn')}
          onPress={() => navigateTo(loginHref(currentHref()))}
        />
      );
    case 'nickname':
      return (
        <Way
          text={t('chat.silence.nickname')}
          button={t('chat.silence.setNickname')}
          onPress={() => navigateTo('/pages/setting/userInfo')}
        />
      );
    case 'level':
      return (
        <Way
          text={t('chat.silence.level', { level: String(level) })}
          button={t('chat.silence.verify')}
          onPress={() => navigateTo('/pages/setting/real')}
        />
      );
    case 'muted':
      return (
        <p role="status" className="py-2 text-center text-13 text-danger">
          {t('chat.silence.muted', { until, reason: reasonText(reason) })}
        </p>
      );
    case 'account_age':
    default:
      return (
        <p role="status" className="py-2 text-center text-13 text-fg-2">
          {t('chat.silence.accountAge', { until })}
        </p>
      );
  }
}

interface WayProps {
  readonly text: string;
  readonly button: string;
  readonly onPress: () => void;
}

function Way({ text, button, onPress }: WayProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 text-13 text-fg-2">{text}</p>
      <Button size="small" onClick={onPress}>
        {button}
      </Button>
    </div>
  );
}

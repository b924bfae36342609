import type { RecoveryRow } from '@candor/api';
import { Note } from '@candor/kit/view';
import { Camera, Hourglass, KeyRound, MailCheck } from 'lucide-react';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { type Point, Points } from '#features/safety/Points.tsx';
import { useDurationText } from '#hooks/use-duration-text.ts';
import { RecoverFrame } from './RecoverFrame.tsx';

/** The next steps, before anything is asked for. */
export function IntroStage({ row, onBegin }: { readonly row: RecoveryRow; readonly onBegin: () => void }) {
  const t = useMessages();
  return (
    <RecoverFrame
      title={t('recovery.intro.title')}
      text={t('recovery.intro.text')}
      footer={
        <div className="flex gap-2.5">
          <Button look="soft" onClick={() => navigateBack()}>
            {t('recovery.intro.back')}
          </Button>
          <Button className="min-w-0 flex-1" onClick={onBegin}>
            {t('recovery.intro.begin')}
          </Button>
        </div>
      }
    >
      {row.isFrozen && <Note title={t('safety.unfreeze.frozen')}>{t('recovery.intro.frozenText')}</Note>}
      <Points points={usePoints(row)} label={t('recovery.intro.label')} isOrdered />
      <Note tone="warn" title={t('recovery.intro.held')}>
        {t('recovery.intro.heldText')}
      </Note>
    </RecoverFrame>
  );
}

function usePoints({ email, phone, needsPicture, waitMs, isFrozen }: RecoveryRow): readonly Point[] {
  const t = useMessages();
  const durationText = useDurationText();
  const isPractice = useSite()?.mode === 'practice';
  const hasBoth = email !== '' && phone !== '';
  return [
    {
      icon: MailCheck,
      title: t(hasBoth ? 'recovery.intro.bothCodes' : 'recovery.intro.codes'),
      text: hasBoth
        ? t('recovery.intro.bothCodesText', { email, phone })
        : t('recovery.intro.codesText', { address: email || phone }),
    },
    ...(needsPicture
      ? [
          {
            icon: Camera,
            title: t('recovery.intro.picture'),
            text: t(isPractice ? 'recovery.intro.simulatedText' : 'recovery.intro.pictureText'),
          },
        ]
      : []),
    {
      icon: Hourglass,
      title: t('recovery.intro.wait', { duration: durationText(waitMs) }),
      text: t(isFrozen ? 'recovery.intro.frozenWaitText' : 'recovery.intro.waitText'),
    },
    { icon: KeyRound, title: t('recovery.intro.end'), text: t('recovery.intro.endText') },
  ];
}

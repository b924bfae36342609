import { Empty } from '@candor/kit/view';
import { KeyRound, ShieldCheck } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import type { Missing } from './proof-form.ts';

interface SetUpFirstProps {
  readonly missing: Missing;
  /** Before another page opens. */
  readonly onLeave: () => void;
}

/** There is nothing to prove it with yet: the missing factor, the reason, and the way there. */
export function SetUpFirst({ missing, onLeave }: SetUpFirstProps) {
  const t = useMessages();
  const isPay = missing !== 'factor';
  const leaveFor = (path: string) => {
    onLeave();
    navigateTo(path);
  };
  return (
    <div className="flex flex-col gap-3">
      <Empty
        icon={isPay ? <KeyRound /> : <ShieldCheck />}
        title={t(isPay ? 'stepUp.needPayPassword' : 'stepUp.needFactor')}
        text={t(isPay ? 'stepUp.needPayPasswordText' : 'stepUp.needFactorText')}
      />
      {missing !== 'factor' && (
        <Button isWide onClick={() => leaveFor('/pages/setting/payPassword')}>
          {t('stepUp.setPayPassword')}
        </Button>
      )}
      {missing !== 'pay_password' && (
        <Button isWide look={isPay ? 'soft' : 'ink'} onClick={() => leaveFor('/pages/setting/security')}>
          {t('stepUp.setFactor')}
        </Button>
      )}
      {missing === 'both' && <p className="text-center text-12 text-fg-3">{t('stepUp.bothNeeded')}</p>}
    </div>
  );
}

import { getCompliance } from '@candor/contract';
import { useCall } from '../../../hooks/use-call.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { LongText } from '../content/LongText.tsx';
import { SkeletonText } from '../content/ReadingPage.tsx';

export interface AgreementSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAgree: () => void;
}

/** What one agrees to, to be read in place. */
export function AgreementSheet({ isOpen, onClose, onAgree }: AgreementSheetProps) {
  const t = useMessages();
  const compliance = useCall(getCompliance, {}, { isEnabled: isOpen });
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('common.titles.compliance')}
      footer={
        <Button isWide onClick={onAgree} isDisabled={compliance.state !== 'ready'}>
          {t('account.accept')}
        </Button>
      }
    >
      {compliance.state === 'loading' && <SkeletonText />}
      {compliance.state === 'failed' && <Failure error={compliance.error} onRetry={compliance.retry} />}
      {compliance.state === 'ready' && <LongText text={compliance.data.content} size="note" />}
    </Sheet>
  );
}

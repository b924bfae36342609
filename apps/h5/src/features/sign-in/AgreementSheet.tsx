import { getCompliance, type LegalDocument } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { LongText } from '#features/help/LongText.tsx';
import { SkeletonText } from '#features/help/ReadingPage.tsx';

interface AgreementSheetProps {
  readonly isOpen: boolean;
  readonly document: LegalDocument;
  readonly onClose: () => void;
  readonly onAgree: () => void;
}

/** The agreement, to be read in place. */
export function AgreementSheet({ isOpen, document, onClose, onAgree }: AgreementSheetProps) {
  const t = useMessages();
  const read = useCall(getCompliance, { document }, { isEnabled: isOpen });
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={read.data?.title ?? t('common.titles.agreement')}
      footer={
        <Button isWide onClick={onAgree} isDisabled={read.state !== 'ready'}>
          {t('entry.accept')}
        </Button>
      }
    >
      <Loaded from={read} skeleton={<SkeletonText />}>
        {(data) => <LongText text={data.content} size="note" />}
      </Loaded>
    </Sheet>
  );
}

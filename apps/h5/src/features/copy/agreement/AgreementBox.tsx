import { Checkbox } from '@candor/kit/view';
import { useState } from 'react';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { AgreementText } from './AgreementText.tsx';

interface AgreementBoxProps {
  /** The text of the consent besides the agreement; its name follows as a link. */
  readonly text: string;
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
}

/** Consent with the agreement to be read in place, in the reader's language. */
export function AgreementBox({ text, isAgreed, onChange }: AgreementBoxProps) {
  const t = useMessages();
  const language = useSetting('language');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Checkbox isChecked={isAgreed} onChange={onChange}>
        <span>
          {text}{' '}
          <button type="button" onClick={() => setIsOpen(true)} className="press text-accent underline">
            {t('copy.agreement')}
          </button>
        </span>
      </Checkbox>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('copy.agreementTitle')}
        footer={
          <Button
            isWide
            onClick={() => {
              onChange(true);
              setIsOpen(false);
            }}
          >
            {t('copy.agree')}
          </Button>
        }
      >
        <AgreementText language={language} size="note" />
      </Sheet>
    </>
  );
}

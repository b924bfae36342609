import {
  getSupportCase,
  getSupportTranscript,
  getUserInfo,
  listSupportCases,
  mailSupportTranscript,
  solveSupportCase,
  type SupportCaseRow,
} from '@candor/api';
import { CircleCheck, FileDown, Mail } from 'lucide-react';
import { call } from '#client/read.ts';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useDownload } from '#hooks/use-download.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Row } from '#ui/Row.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';

interface CaseMenuProps {
  readonly one: SupportCaseRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The acts on a case: close it, keep a transcript. */
export function CaseMenu({ one, isOpen, onClose }: CaseMenuProps) {
  const t = useMessages();
  const { caseId, state } = one;
  const { download } = useDownload();
  const user = useCall(getUserInfo, {});
  const solving = useCommand(solveSupportCase, { invalidates: [getSupportCase, listSupportCases] });
  const mailing = useCommand(mailSupportTranscript, { onDone: () => toast('success', t('support.menu.mailed')) });
  const hasMail = user.data?.email !== undefined && user.data.email !== '';
  const then = (act: () => unknown) => () => {
    onClose();
    act();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('support.number', { number: String(caseId) })}>
      <div className="divide-y divide-line">
        {state !== 'solved' && (
          <Row
            icon={<CircleCheck />}
            label={t('support.menu.solve')}
            note={t('support.menu.solveText')}
            onPress={then(() => solving.run({ caseId }))}
            end={null}
          />
        )}
        <Row
          icon={<FileDown />}
          label={t('support.menu.pdf')}
          onPress={then(async () => {
            const name = await download(() => call(getSupportTranscript, { caseId }));
            if (name !== undefined) toast('success', t('support.menu.saved', { name }));
          })}
          end={null}
        />
        {hasMail && (
          <Row
            icon={<Mail />}
            label={t('support.menu.mail')}
            onPress={then(() => mailing.run({ caseId }))}
            end={null}
          />
        )}
      </div>
    </Sheet>
  );
}

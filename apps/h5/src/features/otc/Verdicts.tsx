import { getOtcVerdict } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { FileDown, FileText, ShieldCheck } from 'lucide-react';
import { call } from '#client/read.ts';
import { useDownload } from '#hooks/use-download.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Row } from '#ui/Row.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { toast } from '#ui/Toast.tsx';
import type { Dispute } from './dispute.ts';

/** The verdicts with their splits and reasons, the newest first, and the signed document of the last one. */
export function Verdicts({ dispute }: { readonly dispute: Dispute }) {
  const t = useMessages();
  const { verdicts, order, appealedBy, appealedAtMs } = dispute;
  if (verdicts.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      {verdicts
        .map((verdict, at) => <Verdict key={verdict.atMs} verdict={verdict} order={order} isSecond={at === 1} />)
        .reverse()}
      {appealedBy !== undefined && appealedAtMs !== undefined && (
        <p className="text-12 text-fg-3">
          {t('otc.dispute.appealedBy', { side: t(`otc.dispute.sides.${appealedBy}`) })}{' '}
          <TimeText atMs={appealedAtMs} look="moment" />
        </p>
      )}
      <Documents orderId={order.orderId} />
    </section>
  );
}

interface VerdictProps {
  readonly verdict: Dispute['verdicts'][number];
  readonly order: Dispute['order'];
  readonly isSecond: boolean;
}

function Verdict({ verdict, order, isSecond }: VerdictProps) {
  const t = useMessages();
  const format = useFormat();
  const { operator, reason, toBuyer, toSeller, atMs, promisedAtMs } = verdict;
  const { code } = order;
  const isInTime = atMs <= promisedAtMs;
  return (
    <Card className="p-4">
      <div className="flex items-center justify-between gap-3 pb-2">
        <h2 className="text-15 font-semibold">{t(isSecond ? 'otc.dispute.second' : 'otc.dispute.first')}</h2>
        <Tag look={isInTime ? 'good' : 'warn'}>{t(isInTime ? 'otc.dispute.inTime' : 'otc.dispute.lateTag')}</Tag>
      </div>
      <Split toBuyer={toBuyer} toSeller={toSeller} code={code} />
      <p className="pt-3 pb-1 text-14">{t(`otc.verdict.${reason}`)}</p>
      <Facts>
        <Fact label={t('otc.dispute.operator')}>{operator}</Fact>
        <Fact label={t('otc.dispute.decided')}>
          <TimeText atMs={atMs} look="moment" />
        </Fact>
        <Fact label={t('otc.dispute.promised')}>
          <TimeText atMs={promisedAtMs} look="moment" />
        </Fact>
        <Fact label={t('otc.dispute.escrow')}>
          {format.amount(order.quantity)} {code}
        </Fact>
      </Facts>
    </Card>
  );
}

/** Both parts of the escrow over a bar of their shares. */
function Split({ toBuyer, toSeller, code }: Pick<VerdictProps['verdict'], 'toBuyer' | 'toSeller'> & { code: string }) {
  const t = useMessages();
  const format = useFormat();
  // Only the length of a bar.
  const [buyer, seller] = [Number(toBuyer), Number(toSeller)];
  const percent = buyer + seller === 0 ? 0 : Math.round((buyer * 100) / (buyer + seller));
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-3">
        <span>
          <span className="block text-12 text-fg-3">{t('otc.verdict.toBuyer')}</span>
          <span className="text-17 font-semibold tabular-nums">
            {format.amount(toBuyer)} {code}
          </span>
        </span>
        <span className="text-right">
          <span className="block text-12 text-fg-3">{t('otc.dispute.toSeller')}</span>
          <span className="text-17 font-semibold tabular-nums">
            {format.amount(toSeller)} {code}
          </span>
        </span>
      </div>
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-inset">
        <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
    </div>
  );
}

function Documents({ orderId }: { readonly orderId: number }) {
  const t = useMessages();
  const { download } = useDownload();
  const save = async (format: 'pdf' | 'text') => {
    const name = await download(() => call(getOtcVerdict, { orderId, format }));
    if (name !== undefined) toast('success', t('otc.dispute.saved', { name }));
  };
  return (
    <Card className="divide-y divide-line px-4">
      <Row
        icon={<FileDown />}
        label={t('otc.dispute.pdf')}
        note={t('otc.dispute.pdfText')}
        onPress={() => void save('pdf')}
        end={null}
      />
      <Row icon={<FileText />} label={t('otc.dispute.text')} onPress={() => void save('text')} end={null} />
      <Row icon={<ShieldCheck />} label={t('otc.check.title')} onPress={() => navigateTo('/pages/otc/check')} />
    </Card>
  );
}

import { describeNotices } from '../inbox/describe-notices.ts';

export default describeNotices({
  'points.expiry_near': ({ accountId, points, days, expiresAtMs: untilMs }) => ({
    accountId,
    notice: { kind: 'points_expiring', points: String(points), days, untilMs },
  }),
});

// Second factors in the back office: the code at the login, the set-up with its QR code, and the section of the own account.
import {
  staffAccountPath,
  staffLoginCodePath,
  staffLoginPath,
  staffPath,
  staffSecondFactorPath,
} from '#domain/staff/addresses';
import { groupedCode } from '#domain/staff/second-factor';
import { useTexts } from '~/i18n/use-texts';
import type { QrView, StaffGiven, StaffMemberView, StaffReply, StaffSetUpView } from '~/models/staff';
import { StaffField, StaffRefusal } from './form';

interface CodeFieldProps {
  form: string;
  reply: StaffReply | null;
  help?: string;
}

const CodeField = ({ form, reply, help }: CodeFieldProps) => {
  const { t } = useTexts('staff');
  return <StaffField {...{ form, name: 'code', label: t('factor.code'), help, reply }} autoComplete="one-time-code" />;
};

export function StaffLoginCodePage({ reply, to }: StaffGiven & { to: string }) {
  const { t } = useTexts('staff');
  const target = reply?.values.to ?? to;
  return (
    <div className="narrow">
      <div className="heading">
        <h1>{t('login.codeTitle')}</h1>
      </div>
      <StaffRefusal reply={reply} />
      <form method="post" action={staffLoginCodePath()}>
        <input type="hidden" name="to" value={target} />
        <CodeField form="code" reply={reply} help={t('login.codeHelp')} />
        <button className="primary" type="submit">
          {t('login.submit')}
        </button>
      </form>
      <p>
        <a href={staffLoginPath(target)}>{t('login.again')}</a>
      </p>
    </div>
  );
}

export function StaffSecondFactorPage({ member, reply, made, setUp }: StaffGiven & { setUp: StaffSetUpView | null }) {
  const { t } = useTexts('staff');
  return (
    <>
      <div className="heading">
        <h1>{t('factor.title')}</h1>
      </div>
      <StaffRefusal reply={reply} />
      {made ? <RecoveryCodes made={made} /> : null}
      {made || !setUp ? null : (
        <>
          {member?.lacksSecondFactor ? <p className="note warn">{t('factor.required')}</p> : null}
          <SetUp setUp={setUp} reply={reply} />
        </>
      )}
      {made || setUp ? null : <p>{t('factor.nothingToSetUp')}</p>}
      {setUp && !made ? null : (
        <p>
          <a href={made ? staffPath() : staffAccountPath()}>{t(made ? 'factor.goOn' : 'account.title')}</a>
        </p>
      )}
    </>
  );
}

function SetUp({ setUp, reply }: { setUp: StaffSetUpView; reply: StaffReply | null }) {
  const { t } = useTexts('staff');
  return (
    <section>
      <p>{t('factor.scan')}</p>
      <Qr {...setUp.qr} />
      <p>{t('factor.typeIt')}</p>
      <p>
        <code className="secret">{setUp.secret}</code>
      </p>
      <form method="post" action={staffSecondFactorPath()}>
        <CodeField form="factor" reply={reply} help={t('factor.codeHelp')} />
        <button className="primary" type="submit">
          {t('factor.confirm')}
        </button>
      </form>
    </section>
  );
}

/** Dark on light in both colour schemes, as scanners expect. */
function Qr({ size, path }: QrView) {
  const { t } = useTexts('staff');
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('factor.qr')}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

export function RecoveryCodes({ made }: { made: string }) {
  const { t } = useTexts('staff');
  return (
    <section className="note good" role="status">
      <h2>{t('factor.codes')}</h2>
      <p>{t('factor.codesHelp')}</p>
      <ul className="codes">
        {made.split(' ').map((code) => (
          <li key={code}>
            <code>{groupedCode(code)}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OwnFactorProps {
  member: StaffMemberView;
  reply: StaffReply | null;
  codesLeft: number;
}

export function OwnSecondFactor({ member, reply, codesLeft }: OwnFactorProps) {
  const { t } = useTexts('staff');
  return (
    <section>
      <h2>{t('factor.title')}</h2>
      {member.isDemo ? <p>{t('factor.ofDemo')}</p> : null}
      {member.isDemo || member.hasSecondFactor ? null : (
        <>
          <p>{t('factor.off')}</p>
          <p>
            <a href={staffSecondFactorPath()}>{t('factor.setUp')}</a>
          </p>
        </>
      )}
      {member.hasSecondFactor ? (
        <>
          <p>{t('factor.on', { left: codesLeft })}</p>
          <FactorForm act="renew" reply={reply} />
          <FactorForm act="off" reply={reply} />
        </>
      ) : null}
    </section>
  );
}

function FactorForm({ act, reply }: { act: 'renew' | 'off'; reply: StaffReply | null }) {
  const { t } = useTexts('staff');
  return (
    <details className="act" open={reply?.intent === act || undefined}>
      <summary>{t(`factor.act.${act}`)}</summary>
      <form method="post" action={staffAccountPath()}>
        <input type="hidden" name="factor" value={act} />
        <p className="what">{t(`factor.will.${act}`)}</p>
        {act === 'off' ? (
          <StaffField
            {...{ form: act, name: 'password', label: t('login.password'), reply }}
            type="password"
            autoComplete="current-password"
          />
        ) : null}
        <CodeField form={act} reply={reply} />
        <button className={act === 'off' ? 'danger' : 'primary'} type="submit">
          {t(`factor.act.${act}`)}
        </button>
      </form>
    </details>
  );
}

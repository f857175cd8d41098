import type { Output } from '../../contract/endpoints.ts';
import { isArticleEnabled, titleOf } from '../navigation/navigation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/layout.tsx';
import { Picture } from '../ui/picture.tsx';
import type { View } from '../view.ts';
import * as css from './how-to-use.css';

type HowToUseProps = { view: View; steps: Output<'getHowToUse'>['steps'] };

const COSTS = '/transportation-charge';

/** The steps of the service under a banner, and where to go from there; pictures alternate between the sides. */
export function HowToUse({ view: { t, tenant }, steps }: HowToUseProps) {
  return (
    <>
      <div className={css.banner}>
        <h1 className={css.title}>{t('nav.howToUse')}</h1>
      </div>
      <Container as="ol" size="sm" className={css.steps}>
        {steps.map((step, index) => (
          <li key={step.stepName} className={css.step}>
            <div className={css.text}>
              <span className={css.number}>{index + 1}</span>
              <h2 className={css.name}>{step.stepName}</h2>
              {step.stepRemark && <p className={css.remark}>{step.stepRemark}</p>}
              <p>{step.stepDesc}</p>
            </div>
            <div className={css.picture}>
              <Picture
                path={step.stepImage}
                alt=""
                sizes="(min-width: 768px) 18rem, 96px"
                eager={index === 0}
              />
            </div>
          </li>
        ))}
      </Container>
      <Container size="sm" className={css.onwards}>
        <ButtonLink variant="primary" size="lg" href="/">
          {t('action.findProducts')}
        </ButtonLink>
        {isArticleEnabled(tenant, COSTS) && (
          <ButtonLink size="lg" href={COSTS}>
            {titleOf(COSTS, { t, tenant })}
          </ButtonLink>
        )}
      </Container>
    </>
  );
}

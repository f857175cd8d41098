import type { Output } from '../../contract/endpoints.ts';
import { Container } from '../ui/layout.tsx';
import { Picture } from '../ui/picture.tsx';
import type { View } from '../view.ts';
import * as css from './how-to-use.css';

type HowToUseProps = { view: View; steps: Output<'getHowToUse'>['steps'] };

/** The steps of the service under a banner; pictures alternate between the sides. */
export function HowToUse({ view: { t }, steps }: HowToUseProps) {
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
                sizes="(min-width: 768px) 24rem, 100vw"
                eager={index === 0}
              />
            </div>
          </li>
        ))}
      </Container>
    </>
  );
}

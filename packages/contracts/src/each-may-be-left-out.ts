import { getMetadataStorage, ValidateIf } from 'class-validator';

type Condition = (object: object, value: unknown) => boolean;

/**
 * Class rule: each field may be left out, those that it inherits too. What is sent keeps its rules, also where it is null.
 * A condition of a class takes the place of those that it inherits, which is why they are joined here.
 */
export const EachMayBeLeftOut = (): ClassDecorator => (dto) => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
  for (const property of new Set(rules.map(({ propertyName }) => propertyName))) {
    const conditions = rules
      .filter(({ propertyName, type }) => propertyName === property && type === 'conditionalValidation')
      .map(({ constraints: [condition] }): Condition => condition);
    ValidateIf((object, value) => value !== undefined && conditions.every((holds) => holds(object, value)))(
      dto.prototype,
      property,
    );
  }
};

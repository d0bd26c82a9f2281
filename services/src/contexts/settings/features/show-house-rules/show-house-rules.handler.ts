import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type HouseRulesView, retentionRulesBy, type SettingsView } from '@northlight/contracts';
import { AuditLog } from '../../../../platform/audit/audit-log.js';
import { HouseRulesKeeper } from '../../../../platform/house-rules/house-rules-keeper.js';
import { rulesView } from '../../../../platform/house-rules/rules-on-the-wire.js';
import { subject } from '../../subject.js';

/** So many changes are told with the settings; the rest is in the audit. */
const lastChanges = 5;

/** Asks for the figures that everybody may know. */
export class ShowHouseRules extends Query<HouseRulesView> {}

@QueryHandler(ShowHouseRules)
export class ShowHouseRulesHandler implements IQueryHandler<ShowHouseRules> {
  constructor(private readonly keeper: HouseRulesKeeper) {}

  async execute(): Promise<HouseRulesView> {
    return rulesView((await this.keeper.latest()).rules);
  }
}

/** Asks for everything that an admin sets. */
export class ShowSettings extends Query<SettingsView> {}

@QueryHandler(ShowSettings)
export class ShowSettingsHandler implements IQueryHandler<ShowSettings> {
  constructor(
    private readonly keeper: HouseRulesKeeper,
    private readonly audit: AuditLog,
  ) {}

  async execute(): Promise<SettingsView> {
    await this.keeper.look();
    const { items } = await this.audit.page({ subject: `${subject.kind}/${subject.id}`, limit: lastChanges });
    const { version, rules } = this.keeper.version;
    const { retention: _, ...view } = rulesView(rules);
    return {
      ...view,
      ...retentionRulesBy((name) => rules[name]),
      holdMinutes: rules.holdMinutes,
      collectDays: rules.collectDays,
      version,
      changes: items,
    };
  }
}

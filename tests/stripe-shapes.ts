/**
 * What Stripe's objects look like: facts taken field by field from the recorded answers that Stripe publishes, github.com/stripe/openapi,
 * openapi/fixtures3.private_preview.json at commit 00541411c70146275e5fd58fcbb0644326df7fff. The recordings name no API version; they hold the
 * changes of 2025-09-30.clover (a discount has a `source`), which the older fixtures3.json of the same repository does not.
 * Per resource: JSON type as recorded, then what else the field may be by the types of the `stripe` package 23.1.0 (API 2026-10-28.endive); `?` is
 * a field that is not always sent. Fields of an object within are named with a dot.
 */
export const RECORDED: Record<string, Record<string, string>> = {
  'billing_portal.configuration': {
    array: `
      features.customer_update.allowed_updates
      features.subscription_cancel.cancellation_reason.options
      features.subscription_update.default_allowed_updates
      features.subscription_update.schedule_at_period_end.conditions`,
    boolean: `
      active features.customer_update.enabled features.invoice_history.enabled
      features.payment_method_update.enabled
      features.subscription_cancel.cancellation_reason.enabled
      features.subscription_cancel.enabled features.subscription_update.enabled is_default
      livemode login_page.enabled`,
    integer: 'created updated',
    'null | object': 'metadata',
    'null | string | object': 'application',
    'null | string': `
      business_profile.headline default_return_url
      features.payment_method_update.payment_method_configuration
      features.subscription_update.billing_cycle_anchor login_page.url name`,
    object: `
      business_profile features features.customer_update features.invoice_history
      features.payment_method_update features.subscription_cancel
      features.subscription_cancel.cancellation_reason features.subscription_update
      features.subscription_update.schedule_at_period_end login_page`,
    'string | null': 'business_profile.privacy_policy_url business_profile.terms_of_service_url',
    string: `
      features.subscription_cancel.mode features.subscription_cancel.proration_behavior
      features.subscription_update.proration_behavior
      features.subscription_update.trial_update_behavior id object`,
  },
  'billing_portal.session': {
    boolean: 'livemode',
    integer: 'created',
    'null | string': 'customer_account locale on_behalf_of',
    'object | null': 'flow',
    'string | null': 'return_url',
    'string | object': 'configuration',
    string: 'customer id object url',
  },
  charge: {
    boolean: 'captured disputed livemode paid refunded',
    integer: 'amount amount_captured amount_refunded created',
    'null | integer': 'application_fee_amount',
    'null | string | object': `
      application application_fee customer failure_balance_transaction on_behalf_of
      payment_intent review source_transfer`,
    'null | string': `
      billing_details.email billing_details.phone billing_details.tax_id
      calculated_statement_descriptor failure_code failure_message receipt_email
      receipt_number statement_descriptor statement_descriptor_suffix transfer_group`,
    'object | null': `
      billing_details.address fraud_details outcome payment_method_details refunds? shipping
      source transfer_data`,
    object: 'billing_details metadata',
    'string | null': 'billing_details.name description payment_method receipt_url',
    'string | object | null': 'balance_transaction',
    string: 'currency id object status',
  },
  'checkout.session': {
    array: 'custom_fields payment_method_types shipping_options',
    boolean: 'automatic_tax.enabled livemode',
    integer: 'created expires_at',
    'null | array': 'discounts',
    'null | boolean': 'allow_promotion_codes',
    'null | integer': 'amount_subtotal amount_total',
    'null | string | object': 'customer invoice payment_link setup_intent subscription',
    'null | string': `
      automatic_tax.provider automatic_tax.status billing_address_collection
      client_reference_id client_secret currency customer_account customer_creation
      customer_email locale origin_context payment_method_collection recovered_from
      submit_type ui_mode`,
    'object | null': `
      adaptive_pricing after_expiration automatic_tax.liability collected_information consent
      consent_collection currency_conversion custom_text.after_submit
      custom_text.shipping_address custom_text.submit custom_text.terms_of_service_acceptance
      customer_details invoice_creation metadata payment_method_configuration_details
      payment_method_options permissions saved_payment_method_options
      shipping_address_collection shipping_cost total_details wallet_options`,
    object: 'automatic_tax custom_text phone_number_collection?',
    'string | null': 'cancel_url status success_url url',
    'string | object | null': 'payment_intent',
    string: 'id mode object payment_status',
  },
  customer: {
    'array | null': 'preferred_locales?',
    'boolean | null': 'delinquent?',
    boolean: 'livemode',
    integer: 'balance created next_invoice_sequence?',
    'null | array': 'invoice_settings.custom_fields',
    'null | string | object': 'default_source invoice_settings.default_payment_method test_clock?',
    'null | string': 'description email invoice_settings.footer name? phone?',
    'object | null': 'address? discount? invoice_settings.rendering_options shipping',
    object: 'invoice_settings metadata',
    'string | null': 'currency? invoice_prefix? tax_exempt?',
    string: 'id object',
  },
  deleted_customer: {
    boolean: 'deleted',
    string: 'id object',
  },
  dispute: {
    array: 'balance_transactions enhanced_eligibility_types',
    boolean: `
      evidence_details.has_evidence evidence_details.past_due is_charge_refundable livemode`,
    'integer | null': 'evidence_details.due_by',
    integer: 'amount created evidence_details.submission_count',
    'null | string | object': `
      evidence.cancellation_policy evidence.customer_communication evidence.customer_signature
      evidence.duplicate_charge_documentation evidence.receipt evidence.refund_policy
      evidence.service_documentation evidence.shipping_documentation
      evidence.uncategorized_file payment_intent`,
    'null | string': `
      evidence.access_activity_log evidence.billing_address
      evidence.cancellation_policy_disclosure evidence.cancellation_rebuttal
      evidence.customer_email_address evidence.customer_name evidence.customer_purchase_ip
      evidence.duplicate_charge_explanation evidence.duplicate_charge_id
      evidence.product_description evidence.refund_policy_disclosure
      evidence.refund_refusal_explanation evidence.service_date evidence.shipping_address
      evidence.shipping_carrier evidence.shipping_date evidence.shipping_tracking_number
      evidence.uncategorized_text`,
    object: `
      evidence evidence.enhanced_evidence evidence_details
      evidence_details.enhanced_eligibility metadata`,
    'string | object': 'charge',
    string: 'currency id object reason status',
  },
  event: {
    boolean: 'livemode',
    integer: 'created pending_webhooks',
    'null | string': 'api_version request.id request.idempotency_key',
    'object | null': 'request',
    object: 'data data.object',
    string: 'id object type',
  },
  invoice: {
    'array | null': 'customer_tax_ids? total_discount_amounts',
    array: 'default_tax_rates discounts',
    boolean: 'attempted auto_advance? automatic_tax.enabled livemode',
    'integer | null': `
      due_date next_payment_attempt subtotal_excluding_tax total_excluding_tax
      webhooks_delivered_at`,
    integer: `
      amount_due amount_overpaid amount_paid amount_remaining amount_shipping attempt_count
      created period_end period_start post_payment_credit_notes_amount
      pre_payment_credit_notes_amount starting_balance subtotal total`,
    'null | array': `
      account_tax_ids custom_fields payment_settings.payment_method_types
      total_pretax_credit_amounts total_taxes`,
    'null | integer': `
      automatically_finalizes_at effective_at ending_balance status_transitions.finalized_at
      status_transitions.marked_uncollectible_at status_transitions.paid_at
      status_transitions.voided_at`,
    'null | object': 'parent.subscription_details.metadata',
    'null | string | object': `
      application default_payment_method default_source latest_revision on_behalf_of
      test_clock`,
    'null | string': `
      account_name automatic_tax.disabled_reason automatic_tax.provider automatic_tax.status
      customer_account customer_email customer_name customer_phone description footer
      hosted_invoice_url? invoice_pdf? number payment_settings.default_mandate receipt_number
      statement_descriptor`,
    'object | null': `
      automatic_tax.liability customer_address customer_shipping from_invoice
      last_finalization_error metadata parent parent.quote_details parent.subscription_details
      payment_settings.payment_method_options rendering shipping_cost shipping_details`,
    object: 'automatic_tax issuer lines payment_settings status_transitions',
    'string | null': 'account_country billing_reason customer_tax_exempt status',
    'string | object | null': 'customer',
    'string | object': 'parent.subscription_details.subscription',
    string: 'collection_method currency id issuer.type object parent.type',
  },
  invoice_payment: {
    boolean: 'is_default livemode',
    integer: 'amount_requested created',
    'null | integer': 'amount_paid status_transitions.canceled_at status_transitions.paid_at',
    object: 'payment status_transitions',
    'string | object': 'invoice',
    string: 'currency id object payment.type status',
  },
  list: {
    array: 'data',
    boolean: 'has_more',
    string: 'object url',
  },
  plan: {
    boolean: 'active livemode',
    integer: 'created interval_count',
    'null | integer': 'amount trial_period_days',
    'null | object': 'metadata',
    'null | string | object': 'product',
    'null | string': 'amount_decimal meter nickname tiers_mode',
    'object | null': 'transform_usage',
    string: 'billing_scheme currency id interval object usage_type',
  },
  price: {
    boolean: 'active livemode',
    'integer | null': 'unit_amount',
    integer: 'created recurring.interval_count',
    'null | integer': 'recurring.trial_period_days',
    'null | string': 'lookup_key nickname recurring.meter tiers_mode',
    'object | null': 'custom_unit_amount recurring transform_quantity',
    object: 'metadata',
    'string | null': 'tax_behavior unit_amount_decimal',
    'string | object': 'product',
    string: 'billing_scheme currency id object recurring.interval recurring.usage_type type',
  },
  refund: {
    integer: 'amount created',
    'null | string | object': `
      balance_transaction payment_intent source_transfer_reversal transfer_reversal`,
    'null | string': 'reason receipt_number',
    'object | null': 'metadata',
    'string | null': 'status',
    'string | object | null': 'charge',
    string: 'currency id object',
  },
  subscription: {
    'array | null': 'default_tax_rates?',
    array: 'billing_schedules discounts',
    boolean: 'automatic_tax.enabled cancel_at_period_end livemode',
    'integer | null': `
      cancel_at canceled_at ended_at next_pending_invoice_item_invoice trial_end trial_start`,
    integer: 'billing_cycle_anchor created start_date',
    'null | array': 'invoice_settings.account_tax_ids payment_settings.payment_method_types',
    'null | integer': 'application_fee_percent days_until_due',
    'null | string | object': `
      application default_payment_method default_source latest_invoice on_behalf_of
      pending_setup_intent schedule test_clock`,
    'null | string': `
      automatic_tax.disabled_reason cancellation_details.comment cancellation_details.feedback
      cancellation_details.reason customer_account description
      payment_settings.save_default_payment_method`,
    'object | null': `
      automatic_tax.liability billing_cycle_anchor_config billing_mode.flexible
      billing_thresholds cancellation_details pause_collection payment_settings
      payment_settings.payment_method_options pending_invoice_item_interval pending_update
      transfer_data trial_settings`,
    object: 'automatic_tax billing_mode invoice_settings invoice_settings.issuer items metadata',
    'string | object': 'customer',
    string: `
      billing_mode.type collection_method currency id invoice_settings.issuer.type object
      status`,
  },
  subscription_item: {
    'array | null': 'tax_rates',
    array: 'discounts',
    integer: 'created current_period_end current_period_start quantity?',
    'object | null': 'billing_thresholds',
    object: 'metadata plan price',
    string: 'id object subscription',
  },
}

/** Fields that came after the recordings: known from the types of the package alone. */
export const TYPED: Record<string, Record<string, string>> = {
  'billing_portal.configuration': {
    'array | null': 'features.subscription_cancel.cancellation_reason.feedback_options',
    object: 'features.subscription_pause',
  },
  'checkout.session': {
    'array | null': 'allowed_payment_method_types',
    'object | null': 'managed_payments',
    'string | null': 'integration_identifier',
  },
  customer: {
    'string | null': 'customer_account?',
  },
  dispute: {
    'string | null': 'intended_submission_method',
    string: 'evidence_details.submission_method',
  },
  event: {
    object: 'data.previous_attributes?',
  },
  invoice_payment: {
    'string | object': 'payment.charge? payment.payment_intent?',
  },
  refund: {
    'string | null': 'customer_account',
    'string | object | null': 'customer payment_method',
  },
  subscription: {
    'array | null': 'invoice_settings.custom_fields',
    'object | null': 'managed_payments',
    'string | null': 'invoice_settings.description invoice_settings.footer',
    'string | object | null': 'cancellation_details.feedback_option',
  },
  subscription_item: {
    'object | null': 'current_trial',
  },
}

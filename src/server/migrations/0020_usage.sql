-- Counting must be exact over every server, so reserve and settle run under one lock of the
-- person's row in usage_periods. Limits and lease lengths arrive as arguments; the words for each outcome stand in with-feature-use.ts.
-- SECURITY DEFINER: people may read what they used and write nothing; policies still bind the function to the one person.

-- Says who is asking; inside a person's transaction nobody else can be named.
CREATE FUNCTION api.bill_as(uid uuid) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF public.app_user_id() IS NOT NULL AND public.app_user_id() <> uid THEN RAISE insufficient_privilege; END IF;
  PERFORM set_config('app.user_id', uid::text, true);
END $$;
--> statement-breakpoint

CREATE FUNCTION api.usage_month_end(month date, zone text) RETURNS timestamptz LANGUAGE sql IMMUTABLE
  RETURN ((month + interval '1 month')::timestamp AT TIME ZONE zone);
--> statement-breakpoint

-- The month a person is in. One that was begun goes on until it has ended both in the time zone it was begun in and in the
-- present one: a change of zone never opens the next month early and never opens the same month twice.
CREATE FUNCTION api.usage_month(uid uuid, moment timestamptz, OUT month date, OUT ends_at timestamptz)
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public AS $$
DECLARE zone text;
BEGIN
  SELECT coalesce(p.time_zone, 'UTC') INTO zone FROM profiles p WHERE p.user_id = uid;
  SELECT u.month, greatest(u.ends_at, api.usage_month_end(u.month, zone)) INTO month, ends_at FROM usage_periods u WHERE u.user_id = uid;
  IF month IS NULL OR moment >= ends_at THEN
    month := date_trunc('month', moment AT TIME ZONE zone)::date;
    ends_at := api.usage_month_end(month, zone);
  END IF;
END $$;
--> statement-breakpoint

CREATE FUNCTION api.reserve_usage(uid uuid, reservation_id uuid, feature_name text, monthly_limit int, lease_seconds int, at timestamptz)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  moment timestamptz := coalesce(at, clock_timestamp());
  running record;
  taken int;
  held int;
BEGIN
  PERFORM api.bill_as(uid);
  -- Locks the row, also when it is new: everything below happens once at a time for one person.
  INSERT INTO usage_periods AS u (user_id, month, ends_at) SELECT uid, m.month, m.ends_at FROM api.usage_month(uid, moment) m
    ON CONFLICT (user_id) DO UPDATE SET month = u.month;
  SELECT * INTO running FROM api.usage_month(uid, moment);
  UPDATE usage_periods u SET month = running.month, ends_at = running.ends_at WHERE u.user_id = uid AND u.month < running.month;
  DELETE FROM usage_reservations r WHERE r.user_id = uid AND r.feature = feature_name AND r.settled_at IS NULL AND r.expires_at <= moment;
  SELECT coalesce(max(c.used), 0) INTO taken FROM usage_counters c WHERE c.user_id = uid AND c.feature = feature_name AND c.month = running.month;
  SELECT count(*) INTO held FROM usage_reservations r
    WHERE r.user_id = uid AND r.feature = feature_name AND r.month = running.month AND r.settled_at IS NULL;
  IF taken + held >= monthly_limit THEN
    RETURN json_build_object('outcome', 'limit_reached', 'used', taken, 'held', held, 'month', running.month,
      'renews_on', (running.month + interval '1 month')::date);
  END IF;
  INSERT INTO usage_reservations (user_id, id, feature, month, expires_at)
    VALUES (uid, reservation_id, feature_name, running.month, moment + make_interval(secs => lease_seconds));
  RETURN json_build_object('outcome', 'reserved', 'used', taken, 'held', held + 1, 'month', running.month,
    'renews_on', (running.month + interval '1 month')::date);
END $$;
--> statement-breakpoint

-- Counts a success, once, however often it is said. A reservation that ran out and was given to someone else's turn counts only while there is room.
CREATE FUNCTION api.settle_usage(uid uuid, reservation_id uuid, feature_name text, in_month date, monthly_limit int)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  kept record;
  taken int;
  held int;
BEGIN
  PERFORM api.bill_as(uid);
  PERFORM 1 FROM usage_periods u WHERE u.user_id = uid FOR UPDATE;
  SELECT r.settled_at INTO kept FROM usage_reservations r WHERE r.user_id = uid AND r.id = reservation_id;
  IF FOUND AND kept.settled_at IS NOT NULL THEN RETURN '{"outcome":"settled"}'; END IF;
  IF NOT FOUND THEN
    SELECT coalesce(max(c.used), 0) INTO taken FROM usage_counters c WHERE c.user_id = uid AND c.feature = feature_name AND c.month = in_month;
    SELECT count(*) INTO held FROM usage_reservations r
      WHERE r.user_id = uid AND r.feature = feature_name AND r.month = in_month AND r.settled_at IS NULL;
    IF taken + held >= monthly_limit THEN
      RETURN json_build_object('outcome', 'limit_reached', 'used', taken, 'held', held, 'month', in_month,
        'renews_on', (in_month + interval '1 month')::date);
    END IF;
    INSERT INTO usage_reservations (user_id, id, feature, month, expires_at) VALUES (uid, reservation_id, feature_name, in_month, clock_timestamp());
  END IF;
  UPDATE usage_reservations r SET settled_at = clock_timestamp() WHERE r.user_id = uid AND r.id = reservation_id;
  INSERT INTO usage_counters AS c (user_id, feature, month, used) VALUES (uid, feature_name, in_month, 1)
    ON CONFLICT (user_id, feature, month) DO UPDATE SET used = c.used + 1;
  RETURN '{"outcome":"settled"}';
END $$;
--> statement-breakpoint

-- lease_seconds null gives it back; else it is held for that much longer.
CREATE FUNCTION api.hold_usage(uid uuid, reservation_id uuid, lease_seconds int)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM api.bill_as(uid);
  IF lease_seconds IS NULL THEN
    DELETE FROM usage_reservations r WHERE r.user_id = uid AND r.id = reservation_id AND r.settled_at IS NULL;
  ELSE
    UPDATE usage_reservations r SET expires_at = clock_timestamp() + make_interval(secs => lease_seconds)
      WHERE r.user_id = uid AND r.id = reservation_id AND r.settled_at IS NULL;
  END IF;
  RETURN json_build_object('outcome', CASE WHEN FOUND THEN 'held' ELSE 'gone' END);
END $$;
--> statement-breakpoint

-- Everything the plan of a person follows from, and what they used this month: one round trip for the gate.
CREATE FUNCTION api.read_entitlement(uid uuid, at timestamptz)
RETURNS text LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  moment timestamptz := coalesce(at, clock_timestamp());
  running record;
  answer text;
BEGIN
  PERFORM api.bill_as(uid);
  SELECT * INTO running FROM api.usage_month(uid, moment);
  SELECT json_build_object(
    'now', moment,
    'time_zone', p.time_zone,
    'mail_trial_ending', p.mail_trial_ending,
    'mail_payments', p.mail_payments,
    'banner_dismissed', json_build_object('form', p.banner_dismissed, 'at', p.banner_dismissed_at),
    'trial_expires_at', p.trial_expires_at,
    'month', running.month,
    'renews_on', (running.month + interval '1 month')::date,
    'grant', (SELECT json_build_object('tier', g.tier, 'until', g.until) FROM plan_grants g WHERE g.user_id = uid),
    'subscription', (SELECT json_build_object(
        'provider', s.provider, 'livemode', s.livemode, 'status', s.status, 'billing_interval', s.billing_interval,
        'current_period_end', s.current_period_end, 'cancel_at', s.cancel_at, 'ended_at', s.ended_at,
        'past_due_since', s.past_due_since, 'refunded_at', s.refunded_at, 'disputed_at', s.disputed_at,
        'synced_at', s.synced_at, 'checkout_expires_at', s.checkout_expires_at) FROM subscriptions s WHERE s.user_id = uid),
    'used', coalesce((SELECT json_object_agg(c.feature, c.used) FROM usage_counters c WHERE c.user_id = uid AND c.month = running.month), '{}'),
    'held', coalesce((SELECT json_object_agg(h.feature, h.many) FROM (
        SELECT r.feature, count(*) AS many FROM usage_reservations r
        WHERE r.user_id = uid AND r.month = running.month AND r.settled_at IS NULL AND r.expires_at > moment GROUP BY r.feature) h), '{}'))
    INTO answer FROM profiles p WHERE p.user_id = uid;
  RETURN answer;
END $$;

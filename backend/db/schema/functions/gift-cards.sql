-- No entry takes a gift card below nothing, however many are written at once.

CREATE FUNCTION gift_card_holds() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM gift_card WHERE id = NEW.gift_card_id FOR UPDATE;
  IF NEW.oere < 0 AND (SELECT coalesce(sum(oere), 0) FROM gift_card_entry WHERE gift_card_id = NEW.gift_card_id) + NEW.oere < 0 THEN
    RAISE EXCEPTION 'Gift card % does not hold that much', NEW.gift_card_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER gift_card_entry_holds BEFORE INSERT ON gift_card_entry FOR EACH ROW EXECUTE FUNCTION gift_card_holds();

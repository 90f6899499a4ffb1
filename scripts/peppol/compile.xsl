<?xml version="1.0" encoding="UTF-8"?>
<!-- Turns Schematron with XSLT 2 keys and functions into a stylesheet that prints each broken rule: flag, name and place. -->
<xsl:stylesheet version="2.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:sch="http://purl.oclc.org/dsdl/schematron"
  xmlns:xi="http://www.w3.org/2001/XInclude" xmlns:out="urn:compiled" exclude-result-prefixes="sch xi">
  <xsl:namespace-alias stylesheet-prefix="out" result-prefix="xsl"/>
  <xsl:output indent="yes"/>

  <xsl:template match="/sch:schema">
    <xsl:variable name="whole">
      <xsl:apply-templates select="." mode="whole"/>
    </xsl:variable>
    <xsl:apply-templates select="$whole/sch:schema" mode="compile"/>
  </xsl:template>

  <!-- Files that are included and there. -->
  <xsl:template match="sch:include | xi:include" mode="whole">
    <xsl:variable name="place" select="resolve-uri(@href, base-uri(.))"/>
    <xsl:if test="doc-available($place)">
      <xsl:apply-templates select="doc($place)/*" mode="whole"/>
    </xsl:if>
  </xsl:template>
  <xsl:template match="@* | node()" mode="whole">
    <xsl:copy><xsl:apply-templates select="@* | node()" mode="whole"/></xsl:copy>
  </xsl:template>

  <xsl:template match="sch:schema" mode="compile">
    <out:stylesheet version="2.0">
      <xsl:for-each select="sch:ns">
        <xsl:namespace name="{@prefix}" select="@uri"/>
      </xsl:for-each>
      <out:output method="text"/>
      <xsl:copy-of select=".//xsl:key | .//xsl:function | .//xsl:variable[not(ancestor::xsl:function)]"/>
      <xsl:apply-templates select="sch:let | sch:pattern/sch:let"/>
      <out:template match="/">
        <xsl:for-each select="sch:pattern">
          <out:apply-templates select="/" mode="p{position()}"/>
        </xsl:for-each>
      </out:template>
      <xsl:for-each select="sch:pattern">
        <xsl:variable name="mode" select="concat('p', position())"/>
        <out:template match="/ | node() | @*" mode="{$mode}" priority="-5">
          <out:apply-templates select="@* | node()" mode="{$mode}"/>
        </out:template>
        <xsl:for-each select="sch:rule">
          <out:template match="{@context}" mode="{$mode}" priority="{1000 - position()}">
            <xsl:apply-templates select="sch:let"/>
            <xsl:apply-templates select="sch:assert"/>
            <out:apply-templates select="@* | node()" mode="{$mode}"/>
          </out:template>
        </xsl:for-each>
      </xsl:for-each>
    </out:stylesheet>
  </xsl:template>

  <!-- Code lists are in generated rules, which OpenPeppol's sources lack. -->
  <xsl:template match="sch:assert[matches(@test, '\$cl[A-Z]') and not(//sch:let[starts-with(@name, 'cl')])]" priority="1"/>
  <xsl:template match="sch:let"><out:variable name="{@name}" select="{@value}"/></xsl:template>
  <xsl:template match="sch:assert">
    <out:if test="not({@test})">
      <out:value-of select="concat('{@flag} {@id} ', string-join(for $e in ancestor-or-self::* return name($e), '/'), '&#10;')"/>
    </out:if>
  </xsl:template>
</xsl:stylesheet>
